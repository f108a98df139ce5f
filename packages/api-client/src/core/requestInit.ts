/** What every request of the client has. A body, a signal and further headers are added to it. */
export interface CallRequestInit {
  /** Accepted types, the name of the portal, and the anti-forgery token when the cookies have one. */
  headers: Record<string, string>;
  /** Personal data must not stay in the browser's cache on disk. */
  cache: 'no-store';
  /** The session's cookie goes to the page's own origin only. */
  credentials: 'same-origin';
  /** A redirect must not carry the headers to another origin. */
  mode: 'same-origin';
}

/**
 * The headers and modes of each request to the insurer's API. A page that starts a read before the client is
 * loaded sends the same request with it: `fetch(url, requestInit(document.cookie))`.
 * @param cookies the cookies in the format of `document.cookie`
 */
export function requestInit(cookies: string): CallRequestInit {
  const headers: Record<string, string> = {
    Accept: 'application/json, text/plain',
    'X-Requested-By': 'forsikringsportal',
  };
  const token = readCookie(cookies, 'XSRF-TOKEN');
  // `fetch` throws on characters that a header cannot contain, which would look like a network failure.
  if (token && /^[\x20-\x7e]+$/.test(token)) headers['X-XSRF-TOKEN'] = token;
  return { headers, cache: 'no-store', credentials: 'same-origin', mode: 'same-origin' };
}

/** The decoded value of a cookie; the raw value when it cannot be decoded; undefined when the cookie is not set. */
function readCookie(cookies: string, name: string): string | undefined {
  const start = `${name}=`;
  const raw = cookies
    .split(/;\s*/)
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length);
  try {
    return raw && decodeURIComponent(raw);
  } catch {
    return raw;
  }
}
