/** The listeners of something that changes. */
export interface Listeners<Args extends unknown[] = []> {
  /** The subscribed listeners. */
  listeners: Set<(...args: Args) => void>;
  /** Subscribes a listener. Returns a function that unsubscribes it. */
  subscribe: (listener: (...args: Args) => void) => () => void;
  /** Calls the listeners, except those that another listener subscribes or unsubscribes meanwhile. */
  notify: (...args: Args) => void;
}

/** Creates an empty list of listeners. Its functions need no `this`. */
export function createListeners<Args extends unknown[] = []>(): Listeners<Args> {
  const listeners: Listeners<Args>['listeners'] = new Set();
  return {
    listeners,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify(...args) {
      for (const listener of [...listeners]) if (listeners.has(listener)) listener(...args);
    },
  };
}
