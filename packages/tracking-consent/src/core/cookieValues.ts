/**
 * Every value that a cookie header holds for `name`, most specific path first, as they were sent
 * (no percent-decoding). A browser sends one name several times when it was set for several paths
 * or domains. Names match exactly; a part without `=` is no cookie of that name.
 */
export function cookieValues(cookies: string, name: string): string[] {
  const start = `${name}=`;
  return cookies
    .split(/; */)
    .filter((cookie) => cookie.startsWith(start))
    .map((cookie) => cookie.slice(start.length));
}
