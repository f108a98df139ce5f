import { createContext, useContext } from 'react';
import { warnOnce } from '../internals/warnOnce';
import { createToast, type ToastFunction } from './createToast';
import { createToastQueue, type ToastQueue } from './toastQueue';

interface ToastContextValue {
  queue: ToastQueue;
  toast: ToastFunction;
}

/** Without a provider nothing is shown, and nothing fails (docs/specification/quality.md#toasts). */
const noQueue: ToastQueue = {
  ...createToastQueue(),
  add: () => {
    if (process.env.NODE_ENV !== 'production')
      warnOnce('A toast was not shown: render a ToastProvider around the component that shows it.');
    return 'missing-provider';
  },
};

/** Whether this is the queue that is used without a provider. */
export const isMissingProvider = (queue: ToastQueue) => queue === noQueue;

export const ToastContext = createContext<ToastContextValue>({
  queue: noQueue,
  toast: createToast(noQueue),
});

/**
 * Returns the function that shows toasts in the nearest `ToastProvider`; the function stays the same between renders.
 * Without a provider, the function returns `'missing-provider'` and does nothing.
 */
export function useToast(): ToastFunction {
  return useContext(ToastContext).toast;
}
