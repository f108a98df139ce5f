import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { warnOnce } from '../internals/warnOnce';
import { createToast } from './createToast';
import { ToastContext } from './ToastContext';
import { ToastRegion } from './ToastRegion';
import type { ToastTexts } from './toast.texts';
import { addToastLayer } from './toastLayer';
import { createToastQueue, type ToastQueue } from './toastQueue';

interface ToastProviderBaseProps {
  /** The side of a wide window at which toasts are shown. @default 'end' */
  placement?: 'start' | 'end' | undefined;
  /** Replaces single texts; undefined ones keep their default. */
  texts?: Partial<ToastTexts> | undefined;
  /** The components that use `useToast`. */
  children?: ReactNode | undefined;
}

interface OwnQueueProps {
  /** How many toasts are shown at once, 1 to 5; the others wait. Read once. @default 1 */
  limit?: number | undefined;
  /**
   * A queue of your own (`createToastQueue`), to show toasts from outside React. The queue has its own limit. @default a
   * new queue
   */
  queue?: undefined;
}

interface GivenQueueProps {
  /** A queue of your own (`createToastQueue`), to show toasts from outside React. The queue has its own limit. */
  queue: ToastQueue;
  /** Belongs to the queue: `createToastQueue({ limit })`. */
  limit?: undefined;
}

/** Props of `ToastProvider`: a `queue` of your own, or the `limit` of a new one, never both. */
export type ToastProviderProps = ToastProviderBaseProps & (OwnQueueProps | GivenQueueProps);

/** Shows toasts over the page, and gives `useToast` to the components inside. Each provider has its own toasts. */
export function ToastProvider({
  limit,
  placement,
  queue: given,
  texts,
  children,
}: ToastProviderProps) {
  const [own] = useState(() => {
    // For pages without types, which forbid both.
    if (process.env.NODE_ENV !== 'production' && given && limit)
      warnOnce('With a `queue`, a ToastProvider has no `limit`: pass it to createToastQueue.');
    return createToastQueue({ limit });
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
