import type { OutgoingEvent } from '../core/transport';
import { UNDELIVERED_PREFIX, undeliveredKeys } from './deviceStorage';
import { isHash, isRandomId } from './visitor';

/** Keeps what a page that goes away could not deliver, under a key of its own; no events remove the key. */
export function saveUndelivered(pageId: string, events: readonly OutgoingEvent[]): void {
  try {
    if (events.length > 0) {
      localStorage.setItem(UNDELIVERED_PREFIX + pageId, JSON.stringify(events));
    } else localStorage.removeItem(UNDELIVERED_PREFIX + pageId);
  } catch {
    // Full or forbidden: the request that is under way is the only chance.
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

/** Takes over what earlier pages kept. Two tabs may take the same: the service keeps one of each id. */
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
