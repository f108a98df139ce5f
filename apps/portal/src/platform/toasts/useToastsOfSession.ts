import { useSession } from '@forsikring/api-client/react';
import { getToastHistory } from '@forsikring/ui-kit';
import { useEffect } from 'react';
import { toasts } from './toasts';

/** Closes and forgets toasts while nobody is known to be logged in: they are about the customer, and come late from its calls. */
export function useToastsOfSession(): void {
  const { status } = useSession();
  useEffect(() => {
    if (status === 'logged-in') return;
    // Asked for before `observe`: what the history has recorded is then cleared.
    const history = getToastHistory(toasts);
    const forget = () => {
      toasts.closeAll();
      history.clear();
    };
    forget();
    return toasts.observe(forget);
  }, [status]);
}
