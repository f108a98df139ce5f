import type { MouseEvent } from 'react';
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
  /** How long a toast that leaves stays in the page, in milliseconds, for its animation. @default 150 */
  exitMs?: number;
}

interface Entry {
  toast: ShownToast;
  onClose: ToastOptions['onClose'];
  /** What is left of its time, while that does not run. */
  leftMs: number;
  endsAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const DEFAULT_TIMEOUT_MS = 5000;
const MOST_SHOWN = 5;
/** More than timers of browsers can wait: they would end at once. */
const ENDLESS_MS = 2 ** 31;

/** As long as the animation in `toast.css`. */
const EXIT_MS = 150;

/**
 * The life of toasts, without a page: who is shown, who waits, whose time runs (specification part 1,
 * sections 4 and 5). A toast's time starts when it is shown. Removal waits for no animation.
 */
export function createToastQueue({
  limit = 1,
  exitMs = EXIT_MS,
}: ToastQueueOptions = {}): ToastQueue {
  const most = Math.min(MOST_SHOWN, Math.max(1, limit || 1));
  const listeners = new Set<() => void>();
  const holds = new Set<string>();
  /** In the order in which they came: as many as fit are shown, the others wait. */
  let entries: Entry[] = [];
  let snapshot: readonly ShownToast[] = [];
  let count = 0;

  const shown = () => entries.slice(0, most);
  const placeOf = (id: string) => entries.findIndex(({ toast }) => toast.id === id);

  /** Has the time of those that are shown run, or stand still. */
  function keepTime() {
    const runs = holds.size === 0 && listeners.size > 0;
    for (const entry of shown()) {
      const { toast, leftMs, timer } = entry;
      if (toast.leaving || leftMs >= ENDLESS_MS || runs === Boolean(timer)) continue;
      if (runs) {
        entry.endsAt = performance.now() + leftMs;
        entry.timer = setTimeout(close, leftMs, toast.id, 'timeout');
      } else {
        clearTimeout(timer);
        entry.timer = undefined;
        entry.leftMs = entry.endsAt - performance.now();
      }
    }
  }

  function publish() {
    keepTime();
    snapshot = shown()
      .map(({ toast }) => toast)
      .reverse();
    for (const tell of listeners) tell();
  }

  function remove(entry: Entry) {
    clearTimeout(entry.timer);
    entries = entries.filter((other) => other !== entry);
    publish();
  }

  function add(options: ToastOptions): string {
    count += 1;
    const { id = `toast-${count}`, variant = 'info', content: said, action, onClose } = options;
    const { timeout = action ? null : DEFAULT_TIMEOUT_MS } = options;
    const { title, content } =
      typeof said === 'string' ? { content: said, title: undefined } : (said ?? { content: '' });
    const asked = typeof timeout === 'number' ? timeout : ENDLESS_MS;
    const place = placeOf(id);
    clearTimeout(entries[place]?.timer);
    entries[place < 0 ? entries.length : place] = {
      toast: { id, round: count, variant, title, content, action, leaving: false },
      onClose,
      leftMs: asked >= 0 ? asked : DEFAULT_TIMEOUT_MS,
      endsAt: 0,
      timer: undefined,
    };
    publish();
    return id;
  }

  function close(id: string, reason: ToastCloseReason = 'code') {
    const entry = entries[placeOf(id)];
    if (!entry || entry.toast.leaving) return;
    clearTimeout(entry.timer);
    entry.toast = { ...entry.toast, leaving: true };
    if (shown().includes(entry)) {
      entry.timer = setTimeout(remove, exitMs, entry);
      publish();
    } else remove(entry);
    entry.onClose?.(reason);
  }

  return {
    add,
    close,
    subscribe(onChange) {
      listeners.add(onChange);
      keepTime();
      return () => {
        listeners.delete(onChange);
        keepTime();
        if (listeners.size === 0) entries.filter(({ toast }) => toast.leaving).forEach(remove);
      };
    },
    getShown: () => snapshot,
    hold(reason) {
      holds.add(reason);
      keepTime();
    },
    release(reason) {
      holds.delete(reason);
      keepTime();
    },
  };
}
