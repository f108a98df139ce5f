/**
 * Every value of the cookie `name` in a cookie header, most specific path first, without percent-decoding. A browser sends
 * one name several times when it was set for several paths or domains. Names match exactly; a part without `=` is not a
 * cookie of that name. A value in one pair of double quotes is the value inside (RFC 6265, section 4.1.1).
 */
export function cookieValues(cookies: string, name: string): string[] {
  const start = `${name}=`;
  return cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookie.startsWith(start))
    .map((cookie) => unquoted(cookie.slice(start.length)));
}

function unquoted(value: string): string {
  const [, inside] = /^"(.*)"$/s.exec(value) ?? [];
  // Servers that quote a value escape its quotes, and write a comma or semicolon as an octal number.
  return inside === undefined
    ? value
    : inside.replace(/\\([0-3][0-7]{2}|.)/gs, (_, escaped: string) =>
        escaped.length === 3 ? String.fromCharCode(Number.parseInt(escaped, 8)) : escaped,
      );
}
