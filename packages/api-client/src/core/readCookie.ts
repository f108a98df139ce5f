import { attempt } from './attempt';

/** The decoded value of a cookie in a `document.cookie` string; the raw value when decoding fails; undefined when not set. */
export function readCookie(cookies: string, name: string): string | undefined {
  const start = `${name}=`;
  const pair = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(start));
  if (pair === undefined) return undefined;
  const raw = pair.slice(start.length);
  return attempt(() => decodeURIComponent(raw)) ?? raw;
}
