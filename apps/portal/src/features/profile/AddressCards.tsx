import type { Address, PostalCode } from '@forsikring/api-client';
import { useRefreshAddress } from '@forsikring/api-client/react';
import { Button, Tag } from '@forsikring/ui-kit';
import { useRef, useState } from 'react';
import { useMountedRef } from '../../platform/loading/useMountedRef';
import { useToasts } from '../../platform/toasts/toasts';
import { addressLines } from './addressLines';
import { addressTexts, profileTexts } from './profile.texts';
import { SaveFailure } from './SaveFailure';

interface AddressCardsProps {
  addresses: readonly Address[];
  /** The names of the postal codes' areas; undefined while they are unknown. */
  postalCodes: readonly PostalCode[] | undefined;
}

/** The addresses, the registered one first. A button fetches the registered address unless it is the only one. */
export function AddressCards({ addresses, postalCodes }: AddressCardsProps) {
  const { run, running } = useRefreshAddress();
  const mounted = useMountedRef();
  const toast = useToasts();
  const [failed, setFailed] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const cards = addresses
    .map((address) => ({ lines: addressLines(address, postalCodes), ...address }))
    .filter(({ lines }) => lines.length > 0)
    .sort((a, b) => Number(b.isFolkreregistrert) - Number(a.isFolkreregistrert));
  const replaceable = cards.at(-1)?.isFolkreregistrert !== true;

  const refresh = async () => {
    setFailed(false);
    const registered = await run().then(
      ({ kundeadresser }) => kundeadresser.some(({ isFolkreregistrert }) => isFolkreregistrert),
      () => false,
    );
    if (registered) toast.success(addressTexts.refreshed);
    else if (mounted.current) setFailed(true);
    else {
      const { title, text } = addressTexts.refreshFailed;
      toast.error({ title, content: text }, { timeout: 'off' });
    }
    // The focused button is removed when the address is the registered one.
    if (document.activeElement === document.body) root.current?.focus();
  };

  return (
    <div ref={root} tabIndex={-1} className="profile-addresses">
      {cards.length === 0 && profileTexts.missing}
      {cards.map((card, index) => (
        // The index is the key: an address has no id, and may occur twice.
        <div key={index} className="profile-address">
          {card.lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
          {cards.length > 1 && card.isFolkreregistrert && (
            <Tag className="profile-address-tag">{addressTexts.registered}</Tag>
          )}
        </div>
      ))}
      {replaceable && (
        <div className="profile-address-refresh">
          {failed && <SaveFailure {...addressTexts.refreshFailed} />}
          <Button variant="secondary" loading={running} onClick={refresh}>
            {addressTexts.refresh}
          </Button>
        </div>
      )}
    </div>
  );
}
