/**
 * Every value of the cookie `name` in a cookie header, most specific path first, without
 * percent-decoding. A browser sends one name several times when it was set for several paths
 * or domains. Names match exactly; a part without `=` is not a cookie of that name.
 */
export function cookieValues(cookies: string, name: string): string[] {
  const start = `${name}=`;
  return cookies
    .split(/; */)
    .filter((cookie) => cookie.startsWith(start))
    .map((cookie) => cookie.slice(start.length));
}
