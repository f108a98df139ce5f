import { createToast, createToastQueue } from '@forsikring/ui-kit';
import { createContext, useContext } from 'react';

/** The portal's toasts, which outlive the page that created them. Shown by `DeferredShell`. */
export const toasts = createToastQueue();

/** Creates toasts in the portal's queue, unless a test or a story provides its own. */
export const ToastsContext = createContext(createToast(toasts));

/** Returns the function that shows toasts. It also works after the component was unmounted. */
export const useToasts = () => useContext(ToastsContext);
