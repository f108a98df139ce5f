import { createToast, createToastQueue } from '@forsikring/ui-kit';
import { createContext, useContext } from 'react';

/** The portal's toasts, which outlive the page that they tell of. Shown by `DeferredShell`. */
export const toasts = createToastQueue();

/** How a part shows toasts: in the portal's queue, unless a test or a story has its own. */
export const ToastsContext = createContext(createToast(toasts));

/** Shows toasts, also once the part that shows them has left the page. */
export const useToasts = () => useContext(ToastsContext);
