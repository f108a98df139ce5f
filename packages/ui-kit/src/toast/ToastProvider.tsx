import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { warnOnce } from '../internals/warnOnce';
import { createToast } from './createToast';
import { ToastContext } from './ToastContext';
import { type ToastPlacement, ToastRegion } from './ToastRegion';
import type { ToastTexts } from './toast.texts';
import { addToastLayer } from './toastLayer';
import { createToastQueue, type ToastQueue } from './toastQueue';

interface ToastProviderBaseProps {
  /**
   * The edge of the window at which toasts are shown: the bottom, or the top, at the start, in the middle or at the end of
   * a line. In a narrow window, toasts are as wide as the window. Of several providers, one at the top moves all to the top.
   * @default 'end'
   */
  placement?: ToastPlacement | undefined;
  /** Replaces single texts; undefined ones keep their default. */
  texts?: Partial<ToastTexts> | undefined;
  /** The components that use `useToast`. */
  children?: ReactNode | undefined;
}

interface OwnQueueProps {
  /** How many toasts are shown at once, 1 to 5; the others wait. Read once. @default 1 */
  limit?: number | undefined;
  /**
   * How long a toast is shown that has neither a `timeout` nor an action, in milliseconds; as the `timeout` of a toast.
   * Read once.
   * @default 5000
   */
  timeout?: number | null | 'off' | undefined;
  /**
   * A queue of your own (`createToastQueue`), to show toasts from outside React. The queue has its own limit and time.
   * @default a new queue
   */
  queue?: undefined;
}

interface GivenQueueProps {
  /** A queue of your own (`createToastQueue`), to show toasts from outside React. The queue has its own limit and time. */
  queue: ToastQueue;
  /** Belongs to the queue: `createToastQueue({ limit })`. */
  limit?: undefined;
  /** Belongs to the queue: `createToastQueue({ timeout })`. */
  timeout?: undefined;
}

/** Props of `ToastProvider`: a `queue` of your own, or the `limit` and the `timeout` of a new one, never both. */
export type ToastProviderProps = ToastProviderBaseProps & (OwnQueueProps | GivenQueueProps);

/** Shows toasts over the page, and gives `useToast` to the components inside. Each provider has its own toasts. */
export function ToastProvider({
  limit,
  timeout,
  placement,
  queue: given,
  texts,
  children,
}: ToastProviderProps) {
  const [own] = useState(() => {
    // For pages without types, which forbid both.
    if (process.env.NODE_ENV !== 'production' && given && (limit || timeout))
      warnOnce(
        'With a `queue`, a ToastProvider has no `limit` and no `timeout`: pass them to createToastQueue.',
      );
    return createToastQueue({ limit, timeout });
  });
  const [place, setPlace] = useState<ReturnType<typeof addToastLayer>>();
  const queue = given ?? own;
  const context = useMemo(() => ({ queue, toast: createToast(queue) }), [queue]);

  useEffect(() => {
    const added = addToastLayer();
    setPlace(added);
    return added.remove;
  }, []);

  return (
    <ToastContext.Provider value={context}>
      {children}
      {place &&
        createPortal(
          <ToastRegion queue={queue} {...place} placement={placement} texts={texts} />,
          place.own,
        )}
    </ToastContext.Provider>
  );
}
