import type { Context, Hono } from 'hono';
import { readCookie, writeCookie } from './cookies';
import type { DemoContext, DemoEnv } from './DemoEnv';

/** The cookie with the session length of this browser, in seconds. */
const SESSION_SECONDS_COOKIE = 'demo-session-seconds';

/** How long a session of this browser lasts without a call, in seconds; at most the demo's own length. */
export function sessionSeconds(c: Context<DemoEnv>, { insurer }: DemoContext): number {
  const requested = readCookie(c, SESSION_SECONDS_COOKIE) ?? '';
  const seconds = /^[1-9]\d*$/.test(requested) ? Number(requested) : Number.POSITIVE_INFINITY;
  return Math.min(seconds, insurer.sessions.lifetimeSeconds);
}

/** Adds `/demo/session?session-seconds=70`, which shortens this browser's sessions; without a number it resets them. */
export function addSessionLength(app: Hono<DemoEnv>): void {
  app.get('/demo/session', (c) => {
    const requested = c.req.query('session-seconds') ?? '';
    writeCookie(c, SESSION_SECONDS_COOKIE, /^[1-9]\d*$/.test(requested) ? requested : '');
    return c.redirect('/demo', 303);
  });
}
