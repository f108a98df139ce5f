import type { ReactNode } from 'react';
import {
  isTitled,
  type ToastCloseReason,
  type ToastContent,
  type ToastOptions,
  type ToastQueue,
} from './toastQueue';

/** Options of a toast whose content is given apart. */
export type ToastCallOptions = Omit<ToastOptions, 'content'>;

/** Shows a toast of one variant. Returns its id. */
type ShowVariant = (
  content: ToastOptions['content'],
  options?: Omit<ToastCallOptions, 'variant'>,
) => string;

/** What a toast says in one state of a promise; as an object, also with options for this state alone. */
export type ToastPromiseText =
  | ToastContent
  | ({ title?: ReactNode; content: ReactNode } & Pick<ToastOptions, 'action' | 'icon' | 'timeout'>);

/** The texts of a promise: while it is pending, when it is fulfilled and when it is rejected. */
export interface ToastPromiseTexts<Value> {
  /** The text of the toast until the promise settles. */
  loading: ToastPromiseText;
  /** The text when the promise is fulfilled, or a function of the value. `null` closes the toast. */
  success: ToastPromiseText | ((value: Value) => ToastPromiseText);
  /** The text when the promise is rejected, or a function of the reason. `null` closes the toast. */
  error: ToastPromiseText | ((reason: unknown) => ToastPromiseText);
}

/** Shows, changes and closes toasts. */
export interface ToastFunction {
  /** Shows a toast. Returns its id, or `'missing-provider'` where no provider shows it. */
  (content: ToastOptions['content'], options?: ToastCallOptions): string;
  /** Shows information. */
  info: ShowVariant;
  /** Shows that something succeeded. */
  success: ShowVariant;
  /** Shows a warning. Warnings come before information. */
  warning: ShowVariant;
  /** Shows an error, which a screen reader reads at once. Errors come before information. */
  error: ShowVariant;
  /**
   * Shows content of your own, from the id of the toast, in place of all that a toast shows. The content is announced and
   * reached with F6, and Escape closes the toast. The toast stays until you dismiss it, unless `timeout` is given: the
   * content may have buttons.
   */
  custom: (
    content: (id: string) => ReactNode,
    options?: Omit<ToastCallOptions, 'action' | 'icon' | 'pending'>,
  ) => string;
  /**
   * Shows a loader with a text until you replace the toast, by its id: `toast.success('Lagret', { id })`, or dismiss it.
   * The outcome is shown as a new toast if the visitor has closed this toast. For a promise, use `promise`.
   */
  loading: (
    content: ToastContent,
    options?: Omit<ToastCallOptions, 'variant' | 'pending'>,
  ) => string;
  /**
   * Shows one toast that follows a promise, or the promise of a function, with a loader until the promise settles.
   * Returns the promise. A toast that is closed before stays closed. You must still handle a rejection; the browser no
   * longer reports the rejection as unhandled.
   */
  promise: <Value>(
    promise: Promise<Value> | (() => Promise<Value>),
    texts: ToastPromiseTexts<Value>,
    options?: Omit<ToastCallOptions, 'variant' | 'pending'>,
  ) => Promise<Value>;
  /** Changes some options of a toast, announces it again and restarts its time. An unknown id does nothing. */
  update: ToastQueue['update'];
  /** Closes a toast, shown or waiting; without an id, all of them. An unknown id does nothing. */
  dismiss: (id?: string) => void;
}

/** Creates the function that `useToast` returns, from a queue of your own: for use outside React. */
export function createToast(queue: ToastQueue): ToastFunction {
  const show = (content: ToastOptions['content'], options?: ToastCallOptions) =>
    queue.add({ ...options, content });
  const showVariant =
    (variant: ToastOptions['variant']): ShowVariant =>
    (content, options) =>
      show(content, { ...options, variant });

  return Object.assign(show, {
    info: showVariant('info'),
    success: showVariant('success'),
    warning: showVariant('warning'),
    error: showVariant('error'),
    custom: show,
    loading: (content: ToastContent, options?: ToastCallOptions) =>
      show(content, { timeout: 'off', ...options, pending: true }),
    promise<Value>(
      started: Promise<Value> | (() => Promise<Value>),
      { loading, success, error }: ToastPromiseTexts<Value>,
      options?: Omit<ToastCallOptions, 'variant' | 'pending'>,
    ) {
      let closed = false;
      const onClose = (reason: ToastCloseReason) => {
        closed = true;
        options?.onClose?.(reason);
      };
      const follow = (text: ToastPromiseText, state: Partial<ToastOptions>) =>
        show(text, { ...options, ...(isTitled(text) && text), ...state });
      const id = follow(loading, { onClose, pending: true, timeout: 'off' });
      // An executor turns what the function throws into a rejection.
      const promise =
        typeof started === 'function'
          ? new Promise<Value>((resolve) => resolve(started()))
          : started;
      const settle =
        <Result>(
          variant: 'success' | 'error',
          text: ToastPromiseText | ((result: Result) => ToastPromiseText),
        ) =>
        (result: Result) => {
          if (closed) return;
          const content = typeof text === 'function' ? text(result) : text;
          if (content === null) queue.close(id);
          else follow(content, { id, variant, pending: false });
        };
      promise.then(settle('success', success), settle('error', error)).catch((thrown) => {
        // A text function failed: without this, the toast would never close.
        queue.close(id);
        throw thrown;
      });
      return promise;
    },
    update: queue.update,
    dismiss: (id?: string) => (id === undefined ? queue.closeAll() : queue.close(id)),
  });
}
