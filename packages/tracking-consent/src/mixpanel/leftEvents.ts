import { isTrackingId } from '../delivery/isTrackingId';
import { LEFT_PREFIX, leftKeys } from './deviceStorage';
import { isRandomId } from './visitor';
import type { WireItem } from './wireItem';

/** Keeps what a page that goes away could not deliver, under a key of its own; nothing removes the key. */
export function keepLeft(pageId: string, items: readonly WireItem[]): void {
  try {
    if (items.length > 0) localStorage.setItem(LEFT_PREFIX + pageId, JSON.stringify(items));
    else localStorage.removeItem(LEFT_PREFIX + pageId);
  } catch {
    // Full or forbidden: the request that is under way is the only chance.
  }
}

function isItem(value: unknown): value is WireItem {
  const { outgoing, device, user } = (value ?? {}) as Partial<WireItem>;
  return (
    isRandomId(device) &&
    (user === undefined || isTrackingId(user)) &&
    isRandomId(outgoing?.id) &&
    typeof outgoing?.time === 'number' &&
    typeof outgoing.fields === 'object' &&
    outgoing.fields !== null
  );
}

/** Takes over what earlier pages left. Two tabs may take the same: the service keeps one of each id. */
export function takeLeft(): WireItem[] {
  return leftKeys().flatMap((key) => {
    try {
      const items: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
      localStorage.removeItem(key);
      return Array.isArray(items) ? items.filter(isItem) : [];
    } catch {
      localStorage.removeItem(key);
      return [];
    }
  });
}
