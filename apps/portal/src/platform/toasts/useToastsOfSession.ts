import { useSession } from '@forsikring/api-client/react';
import { getToastHistory } from '@forsikring/ui-kit';
import { useEffect } from 'react';
import { toasts } from './toasts';

/**
 * Closes all toasts and clears their history unless a customer is logged in: calls of an earlier session
 * may still create toasts.
 */
export function useToastsOfSession(): void {
  const { status } = useSession();
  useEffect(() => {
    if (status === 'logged-in') return;
    // Called before `observe`, so that the history records a toast before it is cleared.
    const history = getToastHistory(toasts);
    const clear = () => {
      toasts.closeAll();
      history.clear();
    };
    clear();
    return toasts.observe(clear);
  }, [status]);
}
