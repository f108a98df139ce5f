import { createToast, ToastProvider } from '@forsikring/ui-kit';
import { type ReactNode, useMemo, useState } from 'react';
import { createPortalToasts, ToastsContext } from '../platform/toasts/toasts';

/** Shows only the toasts of its children. */
export function WithToasts({ children }: { children: ReactNode }) {
  const [queue] = useState(createPortalToasts);
  const toast = useMemo(() => createToast(queue), [queue]);
  return (
    <ToastsContext.Provider value={toast}>
      <ToastProvider queue={queue}>{children}</ToastProvider>
    </ToastsContext.Provider>
  );
}
