import {
  type Consent,
  type ConsentEnvironment,
  type ConsentOptions,
  createConsent,
  type PageEvents,
} from '../core/createConsent';
import { later } from '../core/later';

const CHANNEL_NAME = 'forsikring-consent';

function listenToPage({ onMessage, onReturn }: PageEvents): () => void {
  const closing = new AbortController();
  const { signal } = closing;
  window.addEventListener('message', onMessage, { signal });
  // The last chance to hear of a no before what is left is sent.
  window.addEventListener('pagehide', onReturn, { signal });
  window.addEventListener('pageshow', onReturn, { signal });
  window.addEventListener('focus', onReturn, { signal });
  document.addEventListener('visibilitychange', onReturn, { signal });
  return () => closing.abort();
}

function openOtherTabs(): ConsentEnvironment['otherTabs'] {
  try {
    const channel = new BroadcastChannel(CHANNEL_NAME);
    return {
      post: () => channel.postMessage('changed'),
      subscribe(listener) {
        channel.onmessage = listener;
        return () => channel.close();
      },
    };
  } catch {
    // Missing, or forbidden in a sandboxed frame: other tabs are followed on focus alone.
  }
}

/**
 * `createConsent` on the page's own cookies, messages and tabs. Reads again when the page is shown,
 * hidden, focused, left or restored from the back/forward cache. Writes nothing and calls no one. On a
 * server the state is `UNANSWERED` and stays so.
 * `close` removes every listener and timer.
 */
export function createBrowserConsent(options: ConsentOptions): Consent {
  if (typeof document === 'undefined') {
    // No distributor: for a bank's, a missing cookie would be a no that nobody has said.
    return createConsent({ distributor: '', readCookies: () => '', schedule: later });
  }

  return createConsent({
    ...options,
    readCookies: () => document.cookie,
    schedule: later,
    listenToPage,
    otherTabs: openOtherTabs(),
  });
}
