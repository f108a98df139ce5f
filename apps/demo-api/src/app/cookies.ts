import type { Context } from 'hono';
import { parse, serialize } from 'hono/utils/cookie';
import type { DemoEnv } from './DemoEnv';

/** The session cookie; HttpOnly, as in production. */
export const SESSION_COOKIE = 'demo-session';
/** The anti-forgery cookie, which the portal reads. */
export const XSRF_COOKIE = 'XSRF-TOKEN';

/** Reads a cookie of the request. */
export function readCookie(c: Context<DemoEnv>, name: string): string | undefined {
  return parse(c.req.header('cookie') ?? '', name)[name];
}

/** Sets a cookie on the response; an empty value removes it. */
export function writeCookie(
  c: Context<DemoEnv>,
  name: string,
  value: string,
  httpOnly = false,
): void {
  const cookie = serialize(name, value, {
    path: '/',
    sameSite: 'Lax',
    httpOnly,
    ...(value === '' && { maxAge: 0 }),
  });
  c.header('Set-Cookie', cookie, { append: true });
}
