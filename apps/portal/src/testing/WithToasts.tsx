import { createToastQueue, ToastProvider } from '@forsikring/ui-kit';
import { type ReactNode, useState } from 'react';
import { ToastsContext } from '../platform/toasts/toasts';

/** Shows the toasts of what is inside, and of nothing else. */
export function WithToasts({ children }: { children: ReactNode }) {
  const [queue] = useState(() => createToastQueue({ limit: 5 }));
  return (
    <ToastsContext.Provider value={queue}>
      <ToastProvider queue={queue}>{children}</ToastProvider>
    </ToastsContext.Provider>
  );
}
