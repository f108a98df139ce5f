import type { MouseEvent } from 'react';
import { browserClock, type Clock } from '../internals/clock';
import type { Status } from '../internals/status/StatusIcon';

/** What brought a toast to its end. */
export type ToastCloseReason = 'timeout' | 'dismiss' | 'escape' | 'action' | 'code';

/** A toast as it is asked for. */
export interface ToastOptions {
  /** Names the toast: another of the same id takes its place. @default a new one */
  id?: string;
  /** What kind of news it is: decides colour, icon and the name that is read. @default 'info' */
  variant?: Status;
  /** What it says: plain text, with or without a title. */
  content: string | { title: string; content: string };
  /**
   * How long it stands, in milliseconds; `null` or `'off'` until somebody closes it.
   * @default 5000, or none where there is an action
   */
  timeout?: number | null | 'off';
  /** One thing that can be done about it. It closes the toast, unless `onClick` prevents the default. */
  action?: { label: string; onClick: (event: MouseEvent<HTMLButtonElement>) => void };
  /** Told once, when the toast begins to go. */
  onClose?: (reason: ToastCloseReason) => void;
}

/** A toast that is in the page. */
export interface ShownToast extends Pick<ToastOptions, 'action'> {
  /** As it was asked for, or a new one. */
  id: string;
  /** Another number each time that it is added, under the same id too: it is said again. */
  round: number;
  /** What kind of news it is. */
  variant: Status;
  /** Undefined where it is content alone. */
  title: string | undefined;
  /** What it says. */
  content: string;
  /** Whether it is on its way out. */
  leaving: boolean;
}

/** Toasts in turn: as many as fit are shown, the newest on top, and the others wait. */
export interface ToastQueue {
  /** Adds a toast, or renews the one of the same id. Returns the id. */
  add: (toast: ToastOptions) => string;
  /** Closes a toast, shown or waiting. An unknown id does nothing. */
  close: (id: string, reason?: ToastCloseReason) => void;
  /** Stops all timers for a reason, until that reason is released. */
  hold: (reason: string) => void;
  /** Ends a hold; timers go on when no reason is left. */
  release: (reason: string) => void;
  /** The toasts in the page, newest first; the same array until something changes. */
  getShown: () => readonly ShownToast[];
  /** Tells of changes. While nobody listens, no time passes. Returns what ends it. */
  subscribe: (onChange: () => void) => () => void;
}

/** What a queue is made with. */
export interface ToastQueueOptions {
  /** How many toasts stand at once, 1 to 5. @default 1 */
  limit?: number;
  /** How long a toast takes to leave, in milliseconds; asked each time. @default 150, or 0 with reduced motion */
  exitMs?: () => number;
  /** Timers. @default the browser's */
  clock?: Clock;
}

interface Entry {
  toast: ShownToast;
  onClose: ToastOptions['onClose'];
  /** What is left of its time; `null` where it has no end. */
  leftMs: number | null;
  startedAt: number;
  stop: (() => void) | undefined;
}

const DEFAULT_TIMEOUT_MS = 5000;
const MOST_SHOWN = 5;
/** Timers of browsers end at once when they are given more. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

function timeOf({ action, timeout = action ? null : DEFAULT_TIMEOUT_MS }: ToastOptions) {
  if (typeof timeout !== 'number' || timeout > LONGEST_TIMER_MS) return null;
  return timeout >= 0 ? timeout : DEFAULT_TIMEOUT_MS;
}

/** As long as the animation in `toast.css`. */
const leaveMs = () =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 0 : 150;

/**
 * The life of toasts, without a page: who is shown, who waits, whose time runs (specification part 1,
 * sections 4 and 5). A toast's time starts when it is shown. Removal waits for no animation.
 */
export function createToastQueue({
  limit = 1,
  exitMs = leaveMs,
  clock = browserClock,
}: ToastQueueOptions = {}): ToastQueue {
  const most = Math.min(MOST_SHOWN, Math.max(1, Math.trunc(limit) || 1));
  const listeners = new Set<() => void>();
  const holds = new Set<string>();
  let shown: Entry[] = [];
  let waiting: Entry[] = [];
  let snapshot: readonly ShownToast[] = [];
  let count = 0;

  const hasId = (id: string) => (entry: Entry) => entry.toast.id === id;

  function start(entry: Entry) {
    if (entry.stop || entry.leftMs === null || holds.size > 0 || listeners.size === 0) return;
    entry.startedAt = clock.now();
    entry.stop = clock.after(entry.leftMs, () => close(entry.toast.id, 'timeout'));
  }

  function pause(entry: Entry) {
    if (!entry.stop || entry.leftMs === null || entry.toast.leaving) return;
    entry.stop();
    entry.stop = undefined;
    entry.leftMs = Math.max(0, entry.leftMs - (clock.now() - entry.startedAt));
  }

  function publish() {
    shown = [...waiting.splice(0, most - shown.length).reverse(), ...shown];
    shown.forEach(start);
    snapshot = shown.map(({ toast }) => toast);
    for (const tell of listeners) tell();
  }

  function remove(entry: Entry) {
    shown = shown.filter((other) => other !== entry);
    publish();
  }

  function add(options: ToastOptions): string {
    count += 1;
    const { id = `toast-${count}`, variant = 'info', content: said, action, onClose } = options;
    const { title, content } =
      typeof said === 'string' ? { content: said, title: undefined } : (said ?? { content: '' });
    const entry: Entry = {
      toast: { id, round: count, variant, title, content, action, leaving: false },
      onClose,
      leftMs: timeOf(options),
      startedAt: 0,
      stop: undefined,
    };
    for (const list of [shown, waiting]) {
      const place = list.findIndex(hasId(id));
      if (place < 0) continue;
      list.splice(place, 1, entry)[0]?.stop?.();
      publish();
      return id;
    }
    waiting.push(entry);
    publish();
    return id;
  }

  function close(id: string, reason: ToastCloseReason = 'code') {
    const entry = [...shown, ...waiting].find(hasId(id));
    if (!entry || entry.toast.leaving) return;
    waiting = waiting.filter((other) => other !== entry);
    entry.stop?.();
    entry.toast = { ...entry.toast, leaving: true };
    if (shown.includes(entry)) entry.stop = clock.after(exitMs(), () => remove(entry));
    publish();
    entry.onClose?.(reason);
  }

  function subscribe(onChange: () => void) {
    listeners.add(onChange);
    shown.forEach(start);
    return () => {
      listeners.delete(onChange);
      if (listeners.size > 0) return;
      for (const entry of shown) {
        pause(entry);
        if (!entry.toast.leaving) continue;
        entry.stop?.();
        remove(entry);
      }
    };
  }

  return {
    add,
    close,
    subscribe,
    getShown: () => snapshot,
    hold(reason) {
      holds.add(reason);
      shown.forEach(pause);
    },
    release(reason) {
      holds.delete(reason);
      shown.forEach(start);
    },
  };
}
