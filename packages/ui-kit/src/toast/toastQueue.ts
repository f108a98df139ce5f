import type { MouseEvent, ReactNode } from 'react';
import type { Status } from '../internals/status/StatusIcon';

/** Why a toast closed: its time was up, one of its buttons, Escape, or your code. */
export type ToastCloseReason = 'timeout' | 'dismiss' | 'escape-key' | 'action' | 'code';

/** What a toast says: text or a node, with or without a title. */
export type ToastContent = ReactNode | { title?: ReactNode; content: ReactNode };

/** A button in a toast. A press closes the toast, unless `onClick` prevents the default. */
export interface ToastAction {
  /** The text of the button. */
  label: string;
  /** Called before the toast closes. */
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** A toast as it is asked for. */
export interface ToastOptions {
  /** Identifies the toast: adding another toast with the same id replaces it. @default a new id */
  id?: string | undefined;
  /** The kind of news: decides colour, icon and the name that is read. @default 'info' */
  variant?: Status | undefined;
  /**
   * The content: a text or a node, such as a text with a link. Give both a title and a content where one line is not
   * enough. A function of the toast's id returns content of your own, in place of all that a toast shows.
   */
  content: ToastContent | ((id: string) => ReactNode);
  /** How long the toast is shown, in milliseconds. `0`, `Infinity`, `null` and `'off'` all mean until it is closed.
   * @default the time of the queue, or no end where there is an action or content of your own
   */
  timeout?: number | null | 'off' | undefined;
  /** A button in the toast, or two, the most important first. */
  action?: ToastAction | readonly [ToastAction, ToastAction] | undefined;
  /** Replaces the icon of the variant, which screen readers do not read; `null` removes the icon. @default the icon of the variant */
  icon?: ReactNode | undefined;
  /**
   * Whether the action is pending, as with `toast.promise`: a loader replaces the icon, and the notification history
   * lists the toast once it is no longer pending.
   * @default false
   */
  pending?: boolean | undefined;
  /**
   * Whether the notification history lists the toast: not where the visitor sees what it says.
   * @default true, and `false` for content of your own
   */
  listed?: boolean | undefined;
  /** Called once, with the reason, when the toast starts to close. */
  onClose?: ((reason: ToastCloseReason) => void) | undefined;
}

/** A toast in the queue. */
export interface ShownToast extends Pick<ToastOptions, 'action' | 'icon'> {
  /** The given id, or a new one. */
  id: string;
  /** A new number each time the toast is added or updated, under the same id too: the toast is then announced again. */
  revision: number;
  /** The kind of news. */
  variant: Status;
  /** Undefined where there is only content. */
  title: ReactNode;
  /** The content. */
  content: ReactNode;
  /** Whether the content replaces all that a toast shows. */
  custom: boolean;
  /** Whether the action is pending. */
  pending: boolean;
  /** Whether the notification history lists the toast. */
  listed: boolean;
  /** Whether the exit animation runs. */
  leaving: boolean;
}

/**
 * Decides which toasts are shown. As many as fit are shown, the newest on top; the others wait. Errors and warnings come
 * before the others, the newest of them first: a toast that they displace waits. A success takes the place of an error
 * or a warning that has been shown for a second, which then returns.
 */
export interface ToastQueue {
  /** Adds a toast, or replaces the one of the same id. Returns the id. */
  add: (toast: ToastOptions) => string;
  /** Changes some options of a toast, announces it again and restarts its time. An unknown id does nothing. */
  update: (id: string, changes: Partial<Omit<ToastOptions, 'id'>>) => void;
  /** Closes a toast, shown or waiting. An unknown id does nothing. */
  close: (id: string, reason?: ToastCloseReason) => void;
  /** Closes all toasts, shown or waiting. */
  closeAll: () => void;
  /** Stops all timers for a reason, until that reason is released. */
  hold: (reason: string) => void;
  /** Ends a hold; timers go on when no reason is left. */
  release: (reason: string) => void;
  /** The toasts in the page, newest first; the same array until something changes. */
  getShown: () => readonly ShownToast[];
  /** Notifies of changes. Without subscribers, no time passes. Returns a function that unsubscribes. */
  subscribe: (onChange: () => void) => () => void;
  /**
   * Calls a listener with each toast in the queue, with each that is added or updated, and again, with the
   * reason, when it closes. Unlike `subscribe`, observing starts no timers. Returns a function that stops it.
   */
  observe: (listener: ToastObserver) => () => void;
}

/** Called with a toast that was added or updated, or with one that closes and the reason. */
export type ToastObserver = (toast: ShownToast, closed?: ToastCloseReason) => void;

/** Options of `createToastQueue`. */
export interface ToastQueueOptions {
  /** How many toasts are shown at once, 1 to 5. @default 1 */
  limit?: number | undefined;
  /**
   * How long a toast is shown that has neither a `timeout` nor an action, in milliseconds; as the `timeout` of a toast.
   * @default 5000
   */
  timeout?: number | null | 'off' | undefined;
  /** How long a toast that closes stays in the page, in milliseconds, for its animation. @default 150 */
  exitMs?: number | undefined;
}

interface Entry {
  options: ToastOptions;
  toast: ShownToast;
  /** The rest of the toast's time, while its timer is stopped. */
  leftMs: number;
  endsAt: number;
  /** Whether an error or a warning has been shown for `SEEN_MS`. */
  seen?: boolean | undefined;
  seenTimer?: Entry['timer'];
  timer: ReturnType<typeof setTimeout> | undefined;
}

const DEFAULT_TIMEOUT_MS = 5000;
const MAX_SHOWN = 5;
/** How long an error or a warning is shown before a success may take its place. */
const SEEN_MS = 1000;
/** Browsers fire timers longer than this at once. */
const ENDLESS_MS = 2 ** 31;

/** A little longer than the transition of a toast that leaves, in `toast.css`: 133 ms. */
const EXIT_MS = 150;

/**
 * Creates a queue of toasts, without a page. Give it to a
 * `ToastProvider`, and to `createToast` to show toasts from outside React.
 */
export function createToastQueue({
  limit = 1,
  timeout,
  exitMs = EXIT_MS,
}: ToastQueueOptions = {}): ToastQueue {
  const defaultMs = readTimeout(DEFAULT_TIMEOUT_MS, timeout);
  const maxShown = Math.min(MAX_SHOWN, Math.max(1, limit || 1));
  const listeners = new Set<() => void>();
  const observers = new Set<ToastObserver>();
  const holds = new Set<string>();
  /** In the order in which they were added. */
  let entries: Entry[] = [];
  let snapshot: readonly ShownToast[] = [];
  let revision = 0;

  const find = (id: string) => entries.find(({ toast }) => toast.id === id);

  function selectShown() {
    const first = [...entries].sort((a, b) => priorityOf(b) - priorityOf(a)).slice(0, maxShown);
    return entries.filter((entry) => first.includes(entry));
  }

  /** Starts the timers of the toasts that are shown, and stops all others. */
  function updateTimers(shown = selectShown()) {
    const running = holds.size === 0 && listeners.size > 0;
    for (const entry of entries) {
      const { toast, leftMs, timer } = entry;
      const runs = running && shown.includes(entry);
      if (runs && priorityOf(entry) > 0)
        entry.seenTimer ??= setTimeout(markSeen, SEEN_MS, toast.id);
      if (listeners.size === 0) {
        clearTimeout(entry.seenTimer);
        entry.seenTimer = undefined;
      }
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
    const shown = selectShown();
    updateTimers(shown);
    snapshot = shown.map(({ toast }) => toast).reverse();
    for (const notify of listeners) notify();
  }

  /** Whether an error is the same news again: its second goes on, and it does not displace the success in its place. */
  const isRepeated = ({ toast, seen }: Entry, variant: Status) =>
    !toast.leaving &&
    toast.variant === variant &&
    (!seen || entries.some((other) => other.toast.variant === 'success'));

  function markSeen(id: string) {
    const entry = find(id);
    if (entry) entry.seen = true;
    publish();
  }

  function remove(entry: Entry) {
    clearTimeout(entry.timer);
    clearTimeout(entry.seenTimer);
    entries = entries.filter((other) => other !== entry);
    publish();
  }

  function add(options: ToastOptions): string {
    revision += 1;
    const { id = `toast-${revision}`, variant = 'info', pending = false } = options;
    const { content: given, action, icon } = options;
    const custom = typeof given === 'function';
    const { listed = !custom } = options;
    const said = custom ? given(id) : given;
    const { title, content } = isTitled(said) ? said : { title: undefined, content: said };
    const kind = { id, revision, variant, custom, pending, listed };
    const toast = { ...kind, title, content, action, icon, leaving: false };
    const leftMs = readTimeout(action || custom ? ENDLESS_MS : defaultMs, options.timeout);
    const entry: Entry = { options, toast, leftMs, endsAt: 0, timer: undefined };
    const replaced = find(id);
    clearTimeout(replaced?.timer);
    if (replaced && isRepeated(replaced, variant)) {
      entry.seen = replaced.seen;
      entry.seenTimer = replaced.seenTimer;
    } else clearTimeout(replaced?.seenTimer);
    entries = replaced
      ? entries.map((other) => (other === replaced ? entry : other))
      : [...entries, entry];
    publish();
    for (const observe of observers) observe(toast);
    return id;
  }

  function close(id: string, reason: ToastCloseReason = 'code') {
    const entry = find(id);
    if (!entry || entry.toast.leaving) return;
    const visible = listeners.size > 0 && selectShown().includes(entry);
    clearTimeout(entry.timer);
    entry.toast = { ...entry.toast, leaving: true };
    if (visible) {
      entry.timer = setTimeout(remove, exitMs, entry);
      publish();
    } else remove(entry);
    for (const observe of observers) observe(entry.toast, reason);
    entry.options.onClose?.(reason);
  }

  return {
    add,
    close,
    update(id, changes) {
      const entry = find(id);
      if (entry && !entry.toast.leaving) add({ ...entry.options, ...changes, id });
    },
    closeAll() {
      for (const { toast } of entries) close(toast.id);
    },
    subscribe(onChange) {
      listeners.add(onChange);
      updateTimers();
      return () => {
        listeners.delete(onChange);
        updateTimers();
        if (listeners.size === 0) entries.filter(({ toast }) => toast.leaving).forEach(remove);
      };
    },
    observe(listener) {
      observers.add(listener);
      for (const { toast } of entries) if (!toast.leaving) listener(toast);
      return () => void observers.delete(listener);
    },
    getShown: () => snapshot,
    hold(reason) {
      holds.add(reason);
      updateTimers();
    },
    release(reason) {
      holds.delete(reason);
      updateTimers();
    },
  };
}

/**
 * Who is shown first: new errors and warnings, the newest of them before the others; then those whose exit animation
 * runs; then successes; then the errors and warnings that have been seen; then the rest, in the order of their arrival.
 */
function priorityOf({ toast: { leaving, variant, revision }, seen }: Entry) {
  if (leaving) return 0;
  if (variant === 'success') return -1;
  if (variant === 'info') return -3;
  return seen ? -1 - 1 / revision : revision;
}

/** Whether a content has the form of an object. */
export const isTitled = <Content extends ToastContent>(
  said: Content,
): said is Extract<Content, { content: ReactNode }> =>
  typeof said === 'object' && said !== null && 'content' in said;

/** The time of a toast. A wrong one, such as `NaN` or a negative number, is the default. */
function readTimeout(byDefault: number, timeout: ToastOptions['timeout'] = byDefault) {
  const ms = timeout === 'off' ? 0 : Number(timeout);
  return ms >= 0 ? ms || ENDLESS_MS : byDefault;
}
