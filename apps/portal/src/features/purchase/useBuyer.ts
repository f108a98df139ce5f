import { useAgreements, useBankContact, useSession } from '@forsikring/api-client/react';
import { useState } from 'react';
import { useShortname } from '../../platform/config/useShortname';
import { useHeld } from '../../platform/loading/useHeld';
import { useMember } from '../../platform/session/useMember';
import type { Buyer } from './purchaseGroups';

const TRAVEL = ['REISE', 'KOLLEKTIV_REISE'];

/**
 * Who is buying; undefined until that is known, and whom they can ask with it. What cannot be read, or
 * takes more than 2 s, counts as standard, and what is shown stands: links that come or go under a hand
 * are worse than one too many.
 */
export function useBuyer(): Buyer | undefined {
  const { status } = useSession();
  const agreements = useAgreements({ distributor: useShortname() });
  const { member, loading } = useMember();
  const contact = useBankContact();
  const [buyer, setBuyer] = useState<Buyer>();

  const waiting = agreements.loading || agreements.incomplete || loading || contact.loading;
  // Without a session nothing is asked for yet.
  const held = useHeld(waiting || status === 'loading');
  if (!buyer && !held) {
    const travels = agreements.data?.avtaler.some(({ productType = '' }) =>
      TRAVEL.includes(productType),
    );
    setBuyer({ member, travels: travels ?? false });
  }
  return buyer;
}
