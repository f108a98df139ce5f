import { ToastProvider } from '@forsikring/ui-kit';
import { type ReactNode, useState } from 'react';
import { createPortalToasts, ToastsContext } from '../platform/toasts/toasts';

/** Shows only the toasts of its children. */
export function WithToasts({ children }: { children: ReactNode }) {
  const [queue] = useState(createPortalToasts);
  return (
    <ToastsContext.Provider value={queue}>
      <ToastProvider queue={queue}>{children}</ToastProvider>
    </ToastsContext.Provider>
  );
}
