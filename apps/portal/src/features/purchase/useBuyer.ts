import { useAgreements, useBankContact, useSession } from '@forsikring/api-client/react';
import { useState } from 'react';
import { useShortname } from '../../platform/config/useShortname';
import { useHeld } from '../../platform/loading/useHeld';
import { useMember } from '../../platform/session/useMember';
import type { Buyer } from './purchaseGroups';

const TRAVEL = ['REISE', 'KOLLEKTIV_REISE'];

/**
 * Who is buying; undefined until that is known, and whom they can ask with it. What cannot be read, or
 * takes more than 2 s, counts as standard: links that come or go under a hand are worse than one too
 * many. Who turns out to be a member gets their own as long as no group was `opened`.
 */
export function useBuyer(opened: boolean): Buyer | undefined {
  const { status } = useSession();
  const agreements = useAgreements({ distributor: useShortname() });
  const { member, loading } = useMember();
  const contact = useBankContact();
  const [buyer, setBuyer] = useState<Buyer>();

  const waiting = agreements.loading || agreements.incomplete || loading || contact.loading;
  // Without a session nothing is asked for yet.
  const held = useHeld(waiting || status === 'loading');
  if (!held && !buyer) {
    const travels = agreements.data?.avtaler.some(({ productType = '' }) =>
      TRAVEL.includes(productType),
    );
    setBuyer({ member, travels: travels ?? false });
  }
  // A group without travel would go, and what is below it move: the links in the groups alone follow.
  if (buyer && !opened && buyer.member !== member) setBuyer({ ...buyer, member });
  return buyer;
}
