import { createListeners } from '@forsikring/foundation/createListeners';
import type { ShownToast, ToastCloseReason, ToastQueue } from '../toast/toastQueue';

/** One line of the history: a toast, or several of today with the same text. */
export interface ToastHistoryItem extends Pick<ShownToast, 'variant' | 'title' | 'content'> {
  /** Identifies the line while the history keeps it. */
  key: number;
  /** How many times the toast was shown. */
  count: number;
  /** When the toast was last shown, in milliseconds since 1970. */
  lastAt: number;
}

/** Today's toasts of a queue, in memory only. */
export interface ToastHistory {
  /** Today's toasts, the latest first; the same array until something changes. */
  getItems: () => readonly ToastHistoryItem[];
  /** The number of lines whose toast was neither closed nor seen in the history. */
  getUnseen: () => number;
  /** Marks all toasts as seen, and drops those of earlier days. */
  markSeen: () => void;
  /** Removes one line. An unknown key does nothing. */
  remove: (key: number) => void;
  /** Removes everything: call it when the customer logs out. */
  clear: () => void;
  /** Notifies of changes. Returns a function that unsubscribes. */
  subscribe: (onChange: () => void) => () => void;
}

interface Entry {
  toast: ShownToast;
  at: number;
  open: boolean;
  seen: boolean;
}

const MAX_ENTRIES = 100;

/** The toasts that a person closes are seen; those that time out may not be. */
const BY_PERSON: readonly ToastCloseReason[] = ['dismiss', 'escape-key', 'action'];

const histories = new WeakMap<ToastQueue, ToastHistory>();

/**
 * The history of a queue: each call returns the same history, which outlives the bell that shows it. The history has the
 * toasts that are in the queue at the first call, and all later ones.
 */
export function getToastHistory(queue: ToastQueue): ToastHistory {
  const known = histories.get(queue);
  if (known) return known;
  const history = createToastHistory(queue);
  histories.set(queue, history);
  return history;
}

function createToastHistory(queue: ToastQueue): ToastHistory {
  const { notify, subscribe } = createListeners();
  let entries: readonly Entry[] = [];
  let items: readonly ToastHistoryItem[] = [];
  let unseen = 0;

  function set(next: readonly Entry[]) {
    const midnight = new Date().setHours(0, 0, 0, 0);
    entries = next.filter(({ at }) => at >= midnight).slice(-MAX_ENTRIES);
    items = groupRepeated(entries);
    unseen = groupRepeated(entries.filter(({ seen }) => !seen)).length;
    notify();
  }

  queue.observe((toast, closed) => {
    const isOpen = (entry: Entry) => entry.open && entry.toast.id === toast.id;
    if (closed === undefined)
      // An update of a toast that is still open replaces the toast. A pending toast has no result to list yet.
      set([
        ...entries.filter((entry) => !isOpen(entry)),
        ...(toast.pending || !toast.listed
          ? []
          : [{ toast, at: Date.now(), open: true, seen: false }]),
      ]);
    else
      set(
        entries.map((entry) =>
          isOpen(entry)
            ? { ...entry, open: false, seen: entry.seen || BY_PERSON.includes(closed) }
            : entry,
        ),
      );
  });

  return {
    getItems: () => items,
    getUnseen: () => unseen,
    markSeen: () => set(entries.map((entry) => ({ ...entry, seen: true }))),
    remove(key) {
      const removed = items.find((item) => item.key === key);
      if (removed) set(entries.filter(({ toast }) => !isSame(toast, removed)));
    },
    clear: () => set([]),
    subscribe,
  };
}

type Said = Pick<ShownToast, 'variant' | 'title' | 'content'>;

/** Whether two toasts say the same. Two nodes are the same only when they are one object. */
const isSame = (one: Said, other: Said) =>
  one.variant === other.variant && one.title === other.title && one.content === other.content;

function groupRepeated(entries: readonly Entry[]): ToastHistoryItem[] {
  const items: ToastHistoryItem[] = [];
  for (const { toast, at } of [...entries].reverse()) {
    const later = items.find((item) => isSame(item, toast));
    // The key of the first toast: the line stays the same element when another toast joins it.
    if (later) Object.assign(later, { key: toast.revision, count: later.count + 1 });
    else {
      const { revision, variant, title, content } = toast;
      items.push({ key: revision, variant, title, content, count: 1, lastAt: at });
    }
  }
  return items;
}
