import { watchPage } from '@forsikring/foundation/page/watchPage';
import {
  type Consent,
  type ConsentEnvironment,
  type ConsentOptions,
  createConsent,
  type PageEvents,
} from '../core/createConsent';
import { scheduleTimeout } from '../core/scheduleTimeout';

const CHANNEL_NAME = 'forsikring-consent';

function listenToPage({ onMessage, onChange }: PageEvents): () => void {
  const closing = new AbortController();
  const { signal } = closing;
  window.addEventListener('message', onMessage, { signal });
  // Reports changes that other windows make; missing in some browsers and on plain http.
  globalThis.cookieStore?.addEventListener('change', onChange, { signal });
  window.addEventListener('focus', onChange, { signal });
  // A page that was rendered in advance may be opened after a choice in another page.
  document.addEventListener('prerenderingchange', onChange, { signal });
  // When the page is left, this is the last chance to see a withdrawal before the remaining events are sent.
  const stopWatching = watchPage(() => onChange());
  return () => {
    closing.abort();
    stopWatching();
  };
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
    // Missing, or forbidden in a sandboxed frame: changes in other tabs are then only seen on focus.
  }
}

/**
 * `createConsent` with the cookies, messages and tabs of the page. It reads the cookies again when the
 * browser reports a changed cookie, and when the page is shown, hidden, focused, left, restored from the
 * back/forward cache, or opened after it was rendered in advance. It makes no request, and writes nothing but the end of the cookies
 * in `erase` of its rule. On a server the state is always `UNANSWERED`. `close` removes every listener and timer.
 */
export function createBrowserConsent(options: ConsentOptions): Consent {
  if (typeof document === 'undefined') {
    // Ignores the rule: with `level` a missing cookie is an opt-out, which no visitor of a server has given.
    const consent = createConsent({
      ...options,
      rule: { kind: 'letters', cookies: [] },
      readCookies: () => '',
      schedule: scheduleTimeout,
    });
    return { ...consent, rule: options.rule };
  }

  const consent = createConsent({
    ...options,
    readCookies: () => document.cookie,
    schedule: scheduleTimeout,
    listenToPage,
    otherTabs: openOtherTabs(),
  });
  if (options.rule.erase)
    void import('./eraseCookies').then(({ eraseCookies }) => eraseCookies(consent));
  return consent;
}
