import { useJumpToken } from '@forsikring/api-client/react';
import { watchPage } from '@forsikring/foundation/page/watchPage';
import { useEffect, useRef } from 'react';
import { useAppContext } from '../../platform/AppContext';
import { report } from '../../platform/monitoring/report';
import { LeavingPage } from '../../platform/navigation/LeavingPage';
import { useConfiguredAddress } from '../../platform/navigation/useConfiguredAddress';
import { BASE_PATH, INSURANCE_PATH } from '../../platform/paths';
import { jumpTexts } from './jump.texts';

/**
 * Sends the customer to the claims system by one POST with a token that can be used once. Reports every
 * failure without the token, and goes to the fallback address (docs/specification/other-pages.md#jump-page).
 */
export default function Jump() {
  const { token, error } = useJumpToken();
  const { leave } = useAppContext();
  const action = useConfiguredAddress('jumpUrl');
  const fallback = useConfiguredAddress('jumpFallbackUrl') ?? `${INSURANCE_PATH}/skade`;
  const form = useRef<HTMLFormElement>(null);
  const left = useRef(false);

  useEffect(() => {
    if (left.current || (token === undefined && error === undefined)) return;
    left.current = true;
    if (token !== undefined && action) {
      // Going back from the claims system leads to the overview: this page would jump again.
      window.history.replaceState(null, '', `${BASE_PATH}/`);
      if (form.current) leave(form.current);
      return;
    }
    const why = error instanceof Error ? error.message : 'there is no address to jump to';
    report({ kind: 'jump', message: `The jump to the claims system failed: ${why}`, error });
    leave(fallback, { replace: true });
  }, [token, error, action, fallback, leave]);

  useEffect(
    () =>
      watchPage((change, cached) => {
        // A page from the back/forward cache has jumped already.
        if (change === 'pageshow' && cached) window.location.reload();
      }),
    [],
  );

  return (
    <LeavingPage title={jumpTexts.title}>
      {token !== undefined && action && (
        <form ref={form} method="post" action={action}>
          <input type="hidden" name="referrer" value="forsikringsoversikt" />
          <input type="hidden" name="jumpsst" value={token} />
        </form>
      )}
    </LeavingPage>
  );
}
