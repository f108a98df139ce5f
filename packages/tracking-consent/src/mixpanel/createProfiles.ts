import { reserveKeepalive } from '@forsikring/foundation/keepalive/reserveKeepalive';
import { isPageLeft, watchPageLeave } from '@forsikring/foundation/page/pageLeave';
import { createPseudonym } from './createPseudonym';
import { encodeBody, post } from './post';

/** Gives each user's profile an invented name, once. */
export interface Profiles {
  /** Adds a user whose profile has no name yet. */
  add: (user: string) => void;
  /** Sends the names that have not been sent. Names have no retries: call it when the service has just responded. */
  send: () => void;
  /** Aborts requests. */
  stop: () => void;
}

/** `onNamed` is called when the service has received a user's name. */
export function createProfiles(
  url: string,
  token: string,
  onNamed: (user: string) => void,
): Profiles {
  const states = new Map<string, 'pending' | 'sent'>();
  watchPageLeave();
  const closing = new AbortController();
  const { signal } = closing;

  async function sendName(user: string): Promise<void> {
    states.set(user, 'sent');
    // `$set_once` keeps an existing name.
    const profile = { $token: token, $distinct_id: user, $set_once: createPseudonym(Math.random) };
    const body = encodeBody([profile]);
    // The body is ASCII.
    const release = isPageLeft() ? reserveKeepalive(body.length, 'report') : undefined;
    const { type } = await post(url, body, { keepalive: release !== undefined, signal });
    release?.();
    if (signal.aborted) return;
    if (type === 'delivered') onNamed(user);
    if (type === 'retry') states.set(user, 'pending');
  }

  return {
    add(user) {
      if (!states.has(user)) states.set(user, 'pending');
    },
    send() {
      for (const [user, state] of states) if (state === 'pending') void sendName(user);
    },
    stop: () => closing.abort(),
  };
}
