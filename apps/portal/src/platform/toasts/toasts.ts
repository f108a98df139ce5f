import { createToastQueue } from '@forsikring/ui-kit';
import { createContext, useContext } from 'react';

/** The portal's toasts, which outlive the page that they tell of. Shown by `DeferredShell`. */
export const toasts = createToastQueue({ limit: 5 });

/** Where a part's toasts go: the portal's, unless a test or a story has its own. */
export const ToastsContext = createContext(toasts);

/** What a part tells by, also once it has left the page. */
export const useToasts = () => useContext(ToastsContext);
