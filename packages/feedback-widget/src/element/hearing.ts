import type { SubmissionEvent } from './elementEvents';

/** The events that a listener on the element itself has received. */
const heard = new WeakSet<Event>();

/** What the platform calls instead of a page's listener: one for each, so that the platform finds it again. */
const listeners = new WeakMap<object, EventListener>();

function listenerOf(listener: EventListenerOrEventListenerObject | null) {
  if (!listener) return null;
  const known = listeners.get(listener);
  if (known) return known;
  const hear = (event: Event & Partial<SubmissionEvent>) => {
    const result: unknown =
      typeof listener === 'function'
        ? listener.call(event.currentTarget, event)
        : listener.handleEvent(event);
    // Not after an error: the listener may have failed before it read the event.
    heard.add(event);
    // An async listener may fail later. Its promise is then a delivery that failed.
    if (result instanceof Promise) event.waitUntil?.(result);
  };
  listeners.set(listener, hear);
  return hear;
}

/**
 * A class of elements that know whether a listener of the page received an event. The platform itself decides which listeners
 * it calls: not those that are removed, aborted or used up, and none where the page stops the event.
 */
export const hearing = (Base: typeof HTMLElement): typeof HTMLElement =>
  class extends Base {
    override addEventListener(
      type: string,
      listener: EventListenerOrEventListenerObject | null,
      options?: boolean | AddEventListenerOptions,
    ) {
      super.addEventListener(type, listenerOf(listener) as EventListener, options);
    }

    override removeEventListener(
      type: string,
      listener: EventListenerOrEventListenerObject | null,
      options?: boolean | EventListenerOptions,
    ) {
      super.removeEventListener(type, listenerOf(listener) as EventListener, options);
    }
  };

/** Whether a listener on the element has received an event, without an error. */
export const isHeard = (event: Event): boolean => heard.has(event);
