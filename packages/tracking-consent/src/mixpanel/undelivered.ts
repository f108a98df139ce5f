import type { OutgoingEvent } from '../core/transport';
import { UNDELIVERED_PREFIX, undeliveredKeys } from './deviceStorage';
import { isHash, isRandomId } from './visitor';

/** Stores the events that a page could not deliver, under a key for the page; without events, removes the key. */
export function storeUndelivered(pageId: string, events: readonly OutgoingEvent[]): void {
  try {
    if (events.length > 0) {
      localStorage.setItem(UNDELIVERED_PREFIX + pageId, JSON.stringify(events));
    } else localStorage.removeItem(UNDELIVERED_PREFIX + pageId);
  } catch {
    // Storage is full or forbidden: only the pending request can deliver them.
  }
}

function isOutgoing(value: unknown): value is OutgoingEvent {
  const { id, name, time, fields, visitor } = (value ?? {}) as Partial<OutgoingEvent>;
  return (
    isRandomId(id) &&
    typeof name === 'string' &&
    typeof time === 'number' &&
    typeof fields === 'object' &&
    fields !== null &&
    isRandomId(visitor?.device) &&
    (visitor.user === undefined || isHash(visitor.user))
  );
}

/**
 * Returns and removes the events that earlier pages stored. Two tabs may get the same events: the service removes
 * duplicates.
 */
export function takeUndelivered(): OutgoingEvent[] {
  return undeliveredKeys().flatMap((key) => {
    try {
      const events: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
      localStorage.removeItem(key);
      return Array.isArray(events) ? events.filter(isOutgoing) : [];
    } catch {
      localStorage.removeItem(key);
      return [];
    }
  });
}
