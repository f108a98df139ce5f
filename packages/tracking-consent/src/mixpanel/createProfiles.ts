import { createPseudonym } from './createPseudonym';
import { encodeBody, post } from './post';

/** Gives each user's profile its invented name, once. */
export interface Profiles {
  /** The user's profile has no name yet. */
  add: (user: string) => void;
  /** Sends the names that have not been sent. Call it when the service has just answered: names have no retries of their own. */
  send: () => void;
  /** Aborts requests. */
  stop: () => void;
}

/** `onNamed` is called when the service has a user's name. */
export function createProfiles(
  url: string,
  token: string,
  onNamed: (user: string) => void,
): Profiles {
  const states = new Map<string, 'waiting' | 'sent'>();
  const closing = new AbortController();
  const { signal } = closing;

  async function name(user: string): Promise<void> {
    states.set(user, 'sent');
    // `$set_once` leaves a name that is there.
    const profile = { $token: token, $distinct_id: user, $set_once: createPseudonym(Math.random) };
    const { type } = await post(url, encodeBody([profile]), { keepalive: true, signal });
    if (signal.aborted) return;
    if (type === 'delivered') onNamed(user);
    if (type === 'retry') states.set(user, 'waiting');
  }

  return {
    add(user) {
      if (!states.has(user)) states.set(user, 'waiting');
    },
    send() {
      for (const [user, state] of states) if (state === 'waiting') void name(user);
    },
    stop: () => closing.abort(),
  };
}
