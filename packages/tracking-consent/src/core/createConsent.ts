import {
  type ConsentCategories,
  type ConsentState,
  consentState,
  sameCategories,
} from './consentCategories';
import { type ConsentRule, readConsent } from './consentRule';

/** How long after a dialog has closed its cookie is read, in milliseconds (docs/specification/tracking.md#consent-state). */
const REREAD_DELAY_MS = 250;

/** Which cookies hold the answer, and which windows may say that it has changed. */
export interface ConsentOptions {
  /** Which cookies hold the answer, and how to read them. */
  rule: ConsentRule;
  /**
   * Origins of the windows whose 'dialog closed' message is believed: `https://bank.example`, no
   * trailing slash, no wildcard.
   * @default []
   */
  dialogOrigins?: readonly string[];
  /**
   * Receives what a subscriber or the channel to other tabs threw, in a task of its own.
   * @default Throws it there, so that it reaches the global error handler.
   */
  onError?: (error: unknown) => void;
}

/** A message that another window posted to this one. */
export interface ConsentMessage {
  /** Origin of the window that posted it. */
  origin: string;
  /** What was posted, as it came. */
  data: unknown;
}

/** What happens to the page that may mean another answer. */
export interface PageEvents {
  /** Another window posted a message; the core decides whether it counts. */
  onMessage: (message: ConsentMessage) => void;
  /** The cookies may have changed: the browser said so, or the visitor left the page or came back to it. */
  onChange: () => void;
}

/** What the reader needs of its surroundings. */
export interface ConsentEnvironment {
  /** The cookies as a header holds them: `a=1; b=2`. If it throws, there are none. */
  readCookies: () => string;
  /** Runs `task` once after `delayMs` milliseconds, unless the returned function is called first. */
  schedule: (task: () => void, delayMs: number) => () => void;
  /** Calls `events` as they happen to the page, until the returned function is called. */
  listenToPage?: (events: PageEvents) => () => void;
  /** The other tabs of this origin. */
  otherTabs?: {
    /** Tells them that the answer has changed. Needs no `this`. */
    post: () => void;
    /** Calls `listener` when one of them does, until the returned function is called. */
    subscribe: (listener: () => void) => () => void;
  };
}

/** A visitor's consent, as the cookies hold it. Its functions need no `this`. */
export interface Consent {
  /** Which cookies hold the answer. */
  rule: ConsentRule;
  /** The answer to statistics, as last read. */
  getState: () => ConsentState;
  /** The answer in each category, as last read. The same object until an answer changes. */
  getCategories: () => ConsentCategories;
  /**
   * Calls `listener` with the state, once after each change of an answer; the state is the same as
   * before when another category changed. Returns the function that ends it.
   */
  subscribe: (listener: (state: ConsentState) => void) => () => void;
  /** Reads the cookies again; notifies subscribers of a change before it returns, and other tabs. */
  refresh: () => void;
  /** Ends timers and subscriptions. What was last read stays; later calls change nothing. */
  close: () => void;
}

/**
 * Reads what the visitor consented to, and notifies subscribers of changes.
 * It reads at once, 250 ms after the last message that a consent dialog closed, when the browser reports
 * a changed cookie, when the visitor leaves or returns, when another tab saw a change, and on `refresh`.
 * Cookies that cannot be read count as no answer, never as an error.
 */
export function createConsent({
  rule,
  dialogOrigins = [],
  onError = (error) => {
    throw error;
  },
  readCookies,
  schedule,
  listenToPage,
  otherTabs,
}: ConsentOptions & ConsentEnvironment): Consent {
  const listeners = new Set<(state: ConsentState) => void>();
  let cancelReread = () => {};
  let closed = false;
  let messages = 0;

  function read(): ConsentCategories {
    try {
      return readConsent(rule, readCookies());
    } catch {
      // A sandboxed frame has no access to cookies: then there are none.
      return readConsent(rule, '');
    }
  }

  let current = read();

  function attempt(act: (state: ConsentState) => void): void {
    try {
      act(consentState(current));
    } catch (error) {
      // Later: a report that fails in its turn must not keep a withdrawal from the others.
      schedule(() => onError(error), 0);
    }
  }

  function reread(post = () => {}): void {
    if (closed) return;
    const next = read();
    if (sameCategories(next, current)) return;
    current = next;
    attempt(post);
    for (const listener of [...listeners]) {
      // A listener that refreshed has notified all of the newer answer; the older would come last.
      if (current === next && listeners.has(listener)) attempt(listener);
    }
  }

  const refresh = () => reread(otherTabs?.post);

  const stopPage = listenToPage?.({
    onMessage({ origin, data }) {
      const type = (data as { type?: unknown } | null | undefined)?.type;
      if (type === 'optin-dialog-closed' && dialogOrigins.includes(origin)) {
        cancelReread();
        cancelReread = schedule(refresh, REREAD_DELAY_MS);
        // A stream of messages must not delay it for ever.
        if (++messages % 10 === 0) refresh();
      }
    },
    onChange: refresh,
  });
  // No post from here: the tab that saw the change has notified every other one.
  const stopOtherTabs = otherTabs?.subscribe(() => reread());

  return {
    rule,
    getState: () => consentState(current),
    getCategories: () => current,
    subscribe(listener) {
      // Wrapped, so that one function subscribed twice is two subscriptions.
      const entry = (state: ConsentState) => listener(state);
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
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
