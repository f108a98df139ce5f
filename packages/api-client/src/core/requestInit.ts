import { cookieValues } from '@forsikring/foundation/http/cookieValues';
import { attempt } from './safely';

/** What every request of the client has. A body, a signal and further headers are added to it. */
export interface CallRequestInit {
  /** Accepted types, the name of the portal, and the anti-forgery token when the cookies have one. */
  headers: Record<string, string>;
  /** Personal data must not stay in the browser's cache on disk. */
  cache: 'no-store';
  /** The session's cookie goes to the page's own origin only. */
  credentials: 'same-origin';
  /** A redirect to another origin would carry the headers there. */
  mode: 'same-origin';
  /** The insurer's API does not redirect: an identity proxy does, to its login page. */
  redirect: 'manual';
}

/**
 * The headers and modes of each request to the insurer's API. A page that starts a read before the client is
 * loaded sends the same request with this function: `fetch(url, requestInit(document.cookie))`.
 * @param cookies the cookies in the format of `document.cookie`
 * @param token the anti-forgery token. @default the first one of the cookies
 */
export function requestInit(cookies: string, token = xsrfTokens(cookies)[0]): CallRequestInit {
  return {
    headers: {
      Accept: 'application/json, text/plain',
      'X-Requested-By': 'forsikringsportal',
      ...(token && { 'X-XSRF-TOKEN': token }),
    },
    cache: 'no-store',
    credentials: 'same-origin',
    mode: 'same-origin',
    redirect: 'manual',
  };
}

/**
 * The different anti-forgery tokens of the cookies, most specific path first: other applications on the same host may set
 * one for another path.
 */
export function xsrfTokens(cookies: string): string[] {
  const tokens = cookieValues(cookies, 'XSRF-TOKEN').map(
    (value) => attempt(() => decodeURIComponent(value)) ?? value,
  );
  // `fetch` throws on characters that a header cannot contain, which would look like a network failure.
  return [...new Set(tokens)].filter((token) => /^[\x20-\x7e]+$/.test(token));
}
