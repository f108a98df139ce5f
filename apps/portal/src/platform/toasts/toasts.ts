import { createToast, createToastQueue, type ToastQueue } from '@forsikring/ui-kit';
import { createContext, useContext, useEffect, useMemo, useRef } from 'react';
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

/** How an action says what became of it. */
interface Outcome {
  /** Shows a failure in the part of the action, or in a toast after the part was unmounted. */
  fail: (show: () => void, toast: { title: string; content: string }) => void;
  /** Shows a success in a toast, after the part has left. The bell lists the toast where the customer left before. */
  succeed: (text: string, leave?: () => Promise<void>) => Promise<void>;
}

/** Returns how the part of an action says what became of the action. */
export function useOutcome(): Outcome {
  const mounted = useRef(false);
  const toasts = useToasts();
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return {
    fail(show, toast) {
      if (mounted.current) show();
      // No timeout: nothing else shows the failure.
      else toasts.error(toast, { timeout: 'off' });
    },
    async succeed(text, leave) {
      const listed = !mounted.current;
      await leave?.();
      toasts.success(text, { listed });
    },
  };
}
