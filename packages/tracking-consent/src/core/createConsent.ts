import {
  type ConsentCategories,
  type ConsentState,
  consentState,
  sameCategories,
} from './consentCategories';
import { consentSource } from './consentSource';

/** How long after a closed dialog its cookie is read, in milliseconds (specification part 2 §9). */
const REREAD_DELAY_MS = 250;

/** Whose consent is read, and whose word is taken that it has changed. */
export interface ConsentOptions {
  /** Shortname of the distributor; decides which cookie is read. `none` is the direct channel. */
  distributor: string;
  /**
   * Names of the opt-in cookie, for distributors that use it.
   * @default ['sb1-optin-v3']
   */
  optInCookieNames?: readonly string[];
  /**
   * Origins of the windows whose 'dialog closed' message is believed: `https://bank.example`, no
   * trailing slash, no wildcard.
   * @default []
   */
  dialogOrigins?: readonly string[];
  /**
   * Told what a subscriber or the channel to other tabs threw, from a task of its own.
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
  /** The visitor left the page or came back to it. */
  onReturn: () => void;
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

/** A visitor's consent, as the cookies tell it. Its functions need no `this`. */
export interface Consent {
  /** The answer to statistics, as last read. */
  getState: () => ConsentState;
  /** The answer in each category, as last read. The same object until an answer changes. */
  getCategories: () => ConsentCategories;
  /**
   * Calls `listener` with the state, once after each change of an answer; the state is the same as
   * before when another category changed. Returns the function that ends it.
   */
  subscribe: (listener: (state: ConsentState) => void) => () => void;
  /** Reads the cookies again; a change is told to subscribers before it returns, and to other tabs. */
  refresh: () => void;
  /** Ends timers and subscriptions. What was last read stays; later calls change nothing. */
  close: () => void;
}

/**
 * Reads what the visitor consented to, and tells of its changes (specification part 2 §4).
 * It reads at once, 250 ms after the last message that a consent dialog closed, when the visitor
 * returns, when another tab saw a change, and on `refresh`. Cookies that make no sense are no answer
 * and never an error.
 */
export function createConsent({
  distributor,
  optInCookieNames = ['sb1-optin-v3'],
  dialogOrigins = [],
  onError = (error) => {
    throw error;
  },
  readCookies,
  schedule,
  listenToPage,
  otherTabs,
}: ConsentOptions & ConsentEnvironment): Consent {
  const source = consentSource(distributor, optInCookieNames);
  const listeners = new Set<(state: ConsentState) => void>();
  let cancelReread = () => {};
  let closed = false;
  let messages = 0;

  function read(): ConsentCategories {
    try {
      return source(readCookies());
    } catch {
      // A sandboxed frame forbids its cookies: then there are none.
      return source('');
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
      // A listener that refreshed has told the newer answer to all; the older would come last.
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
        // A stream of them must not put it off for ever.
        if (++messages % 10 === 0) refresh();
      }
    },
    onReturn: refresh,
  });
  // No post from here: the tab that saw the change has told every other one.
  const stopOtherTabs = otherTabs?.subscribe(() => reread());

  return {
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
