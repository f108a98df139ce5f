import { createToast, createToastQueue, type ToastQueue } from '@forsikring/ui-kit';
import { createContext, useContext, useMemo } from 'react';
import { useSessionSingleton } from '../session/useSessionMemory';

/** Creates a queue that shows five toasts at once (docs/specification/quality.md#toasts). */
export const createPortalToasts = () => createToastQueue({ limit: 5 });

/** The queue of a test or a story. */
export const ToastsContext = createContext<ToastQueue | undefined>(undefined);

/** Returns the session's queue of toasts, which outlives the page that created them. Shown by `DeferredShell`. */
export function useToastQueue(): ToastQueue {
  const ofSession = useSessionSingleton('toasts', createPortalToasts);
  return useContext(ToastsContext) ?? ofSession;
}

/** Returns the function that shows toasts. It also works after the component was unmounted, until the session ends. */
export function useToasts() {
  const queue = useToastQueue();
  return useMemo(() => createToast(queue), [queue]);
}
