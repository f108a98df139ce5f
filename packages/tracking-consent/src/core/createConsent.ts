import { createListeners } from '@forsikring/foundation/createListeners';
import type { ConsentTexts } from '../texts/consent.texts';
import {
  type AskedCategory,
  type ConsentCategories,
  type ConsentState,
  consentState,
  sameCategories,
} from './consentCategories';
import { type ConsentRule, readConsent } from './consentRule';

/** From the message of a closed dialog to the read, in milliseconds (docs/specification/tracking.md#consent-state). */
const REREAD_DELAY_MS = 250;

/** Which cookies contain the consent, and which windows may report a change. */
export interface ConsentOptions {
  /** Which cookies contain the consent, and how to read them. */
  rule: ConsentRule;
  /**
   * What banner and settings ask about, in this order. A category that is not asked about stays without a choice. The banner
   * asks until each of them has an answer.
   * @default ['statistics', 'marketing'], and the banner asks until there is an answer to statistics
   */
  categories?: readonly AskedCategory[] | undefined;
  /**
   * Replaces texts of banner and settings, whatever their language. Give them a `version`, so that receipts name what visitors
   * read.
   */
  texts?: Partial<ConsentTexts> | undefined;
  /**
   * Origins of the windows whose 'dialog closed' message is trusted: `https://bank.example`, without a
   * trailing slash or wildcard.
   * @default []
   */
  dialogOrigins?: readonly string[] | undefined;
  /**
   * Receives what a subscriber or the channel to other tabs threw, in a separate task.
   * @default Throws it in that task, so that it reaches the global error handler.
   */
  onError?: ((error: unknown) => void) | undefined;
}

/** A message that another window posted to this one. */
export interface ConsentMessage {
  /** Origin of the window that posted it. */
  origin: string;
  /** The posted data, unchanged. */
  data: unknown;
}

/** Events of the page after which the consent may have changed. */
export interface PageEvents {
  /** Another window posted a message; `createConsent` decides whether it counts. */
  onMessage: (message: ConsentMessage) => void;
  /** The cookies may have changed: the browser reported it, or the visitor left the page or returned to it. */
  onChange: () => void;
}

/** What `createConsent` needs from the page or the server. */
export interface ConsentEnvironment {
  /** The cookies in the form of a cookie header: `a=1; b=2`. If it throws, there are no cookies. */
  readCookies: () => string;
  /** Runs `task` once after `delayMs` milliseconds, unless the returned function is called first. */
  schedule: (task: () => void, delayMs: number) => () => void;
  /** Calls `events` when something happens to the page, until the returned function is called. */
  listenToPage?: (events: PageEvents) => () => void;
  /** The other tabs of this origin. */
  otherTabs?: {
    /** Notifies the other tabs that the consent has changed. Needs no `this`. */
    post: () => void;
    /** Calls `listener` when another tab posts, until the returned function is called. */
    subscribe: (listener: () => void) => () => void;
  };
}

/** A visitor's consent, as the cookies contain it. Its functions need no `this`. */
export interface Consent {
  /** Which cookies contain the consent. */
  rule: ConsentRule;
  /** What banner and settings ask about, as given. */
  categories?: readonly AskedCategory[] | undefined;
  /** The replaced texts of banner and settings, as given. */
  texts?: Partial<ConsentTexts> | undefined;
  /** The consent to statistics, as last read. */
  getState: () => ConsentState;
  /** The consent to each category, as last read. The same object until the consent changes. */
  getCategories: () => ConsentCategories;
  /**
   * Calls `listener` with the state once after each change in any category. The state may be the same
   * as before. Returns the function that unsubscribes.
   */
  subscribe: (listener: (state: ConsentState) => void) => () => void;
  /** Reads the cookies again. If the consent has changed, notifies subscribers before it returns, and other tabs. */
  refresh: () => void;
  /** Ends timers and subscriptions. The consent stays as last read; later calls change nothing. */
  close: () => void;
}

/**
 * Reads what the visitor consented to, and notifies subscribers of changes. Reads at once, 250 ms after the last message
 * that a consent dialog closed, when the browser reports a changed cookie, when the visitor leaves or returns, when
 * another tab saw a change, and on `refresh`. Unreadable cookies count as missing and never cause an error.
 */
export function createConsent({
  rule,
  categories,
  texts,
  dialogOrigins = [],
  onError = (error) => {
    throw error;
  },
  readCookies,
  schedule,
  listenToPage,
  otherTabs,
}: ConsentOptions & ConsentEnvironment): Consent {
  const { listeners, subscribe, notify } = createListeners<[ConsentCategories]>();
  let cancelReread = () => {};
  let closed = false;
  let messages = 0;

  function read(): ConsentCategories {
    try {
      return readConsent(rule, readCookies());
    } catch {
      // A sandboxed frame has no access to cookies.
      return readConsent(rule, '');
    }
  }

  let current = read();

  function attempt(act: (state: ConsentState) => void): void {
    try {
      act(consentState(current));
    } catch (error) {
      // In a separate task: an `onError` that throws must not keep a withdrawal from other subscribers.
      schedule(() => onError(error), 0);
    }
  }

  function reread(post = () => {}): void {
    if (closed) return;
    const next = read();
    if (sameCategories(next, current)) return;
    current = next;
    attempt(post);
    notify(next);
  }

  const refresh = () => reread(otherTabs?.post);

  const stopPage = listenToPage?.({
    onMessage({ origin, data }) {
      const type = (data as { type?: unknown } | null | undefined)?.type;
      if (type === 'optin-dialog-closed' && dialogOrigins.includes(origin)) {
        cancelReread();
        cancelReread = schedule(refresh, REREAD_DELAY_MS);
        // Read on every tenth message, so that a stream of messages cannot delay the read endlessly.
        if (++messages % 10 === 0) refresh();
      }
    },
    onChange: refresh,
  });
  // Does not post: the tab that saw the change has notified every other one.
  const stopOtherTabs = otherTabs?.subscribe(() => reread());

  return {
    rule,
    categories,
    texts,
    getState: () => consentState(current),
    getCategories: () => current,
    subscribe: (listener) =>
      subscribe((next) => {
        // When a listener refreshes, all listeners have been notified of the newer consent.
        if (current === next) attempt(listener);
      }),
    refresh,
    close() {
      closed = true;
      listeners.clear();
      cancelReread();
      stopPage?.();
      stopOtherTabs?.();
    },
  };
}
