import { useSession } from '@forsikring/api-client/react';
import { useEffect } from 'react';
import { toasts } from './toasts';

/** Closes toasts while nobody is known to be logged in: they speak of the customer's own, and come late from its calls. */
export function useToastsOfSession(): void {
  const { status } = useSession();
  useEffect(() => {
    if (status === 'logged-in') return;
    closeAll();
    return toasts.subscribe(closeAll);
  }, [status]);
}

function closeAll(): void {
  // Those that wait step forward, and are told of in turn.
  for (const { id, leaving } of toasts.getShown()) if (!leaving) toasts.close(id);
}
