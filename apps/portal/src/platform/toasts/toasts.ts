import { createToast, createToastQueue } from '@forsikring/ui-kit';
import { createContext, useContext } from 'react';

/** Creates a queue that shows five toasts at once (docs/specification/quality.md#toasts). */
export const createPortalToasts = () => createToastQueue({ limit: 5 });

/** The portal's toasts, which outlive the page that created them. Shown by `DeferredShell`. */
export const toasts = createPortalToasts();

/** Creates toasts in the portal's queue, unless a test or a story provides its own. */
export const ToastsContext = createContext(createToast(toasts));

/** Returns the function that shows toasts. It also works after the component was unmounted. */
export const useToasts = () => useContext(ToastsContext);
