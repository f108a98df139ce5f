import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ToastRegion } from './ToastRegion';
import type { ToastTexts } from './toast.texts';
import { addToastLayer } from './toastLayer';
import { createToastQueue, type ToastQueue } from './toastQueue';

/** What a page can do with toasts. */
export type Toasts = Pick<ToastQueue, 'add' | 'close'>;

/** Without a provider nothing is shown, and nothing breaks (specification part 1, section 8). */
const NO_PROVIDER: Toasts = { add: () => 'missing-provider', close: () => {} };

const ToastContext = createContext<Toasts>(NO_PROVIDER);

/**
 * Adds and closes toasts of the nearest `ToastProvider`. Without one, `add` returns
 * `'missing-provider'` and does nothing.
 */
export function useToast(): Toasts {
  return useContext(ToastContext);
}

/** What the provider is given. */
export interface ToastProviderProps {
  /** How many toasts stand at once, 1 to 5; the others wait. Read once. @default 1 */
  limit?: number;
  /** The side of the window that they stand at, where it is wide. @default 'end' */
  placement?: 'start' | 'end';
  /** A queue of your own (`createToastQueue`), to add toasts from outside React. @default a new one */
  queue?: ToastQueue;
  /** Replaces texts one by one; what is undefined stays. */
  texts?: Partial<ToastTexts>;
  /** What uses `useToast`. */
  children?: ReactNode;
}

/** Shows toasts over the page, and gives `useToast` to what is inside. Each provider has its own. */
export function ToastProvider({
  limit,
  placement,
  queue: given,
  texts,
  children,
}: ToastProviderProps) {
  const [own] = useState(() => createToastQueue({ limit }));
  const [place, setPlace] = useState<ReturnType<typeof addToastLayer>>();
  const queue = given ?? own;

  useEffect(() => {
    const added = addToastLayer();
    setPlace(added);
    return added.remove;
  }, []);

  return (
    <ToastContext.Provider value={queue}>
      {children}
      {place &&
        createPortal(
          <ToastRegion queue={queue} {...place} placement={placement} texts={texts} />,
          place.own,
        )}
    </ToastContext.Provider>
  );
}
