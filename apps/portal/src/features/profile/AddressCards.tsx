import type { Address, PostalCode } from '@forsikring/api-client';
import { useRefreshAddress } from '@forsikring/api-client/react';
import { Button, Tag, VisuallyHidden } from '@forsikring/ui-kit';
import { useRef, useState } from 'react';
import { addressLines } from './addressLines';
import { addressTexts, profileTexts } from './profile.texts';
import { SaveFailure } from './SaveFailure';

interface AddressCardsProps {
  addresses: readonly Address[];
  /** The places of the postal codes; none where they are not known. */
  places: readonly PostalCode[] | undefined;
}

/** The addresses, with the way to the registered one at the first that is another. */
export function AddressCards({ addresses, places }: AddressCardsProps) {
  const { run, running } = useRefreshAddress();
  const [outcome, setOutcome] = useState<'refreshed' | 'failed'>();
  const root = useRef<HTMLDivElement>(null);
  const cards = addresses
    .map((address) => ({ lines: addressLines(address, places), ...address }))
    .filter(({ lines }) => lines.length > 0);
  const other = cards.find(({ isFolkreregistrert }) => !isFolkreregistrert);

  const refresh = async () => {
    setOutcome(undefined);
    try {
      await run();
      setOutcome('refreshed');
      // The button that had the focus goes when the address is the registered one.
      if (document.activeElement === document.body) root.current?.focus();
    } catch {
      setOutcome('failed');
    }
  };

  return (
    <div ref={root} tabIndex={-1} className="profile-addresses">
      {cards.length === 0 && profileTexts.missing}
      {cards.map((card, index) => (
        // By its place: an address has no id, and may stand twice.
        <div key={index} className="profile-address">
          {card.lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
          {cards.length > 1 && card.isFolkreregistrert && <Tag>{addressTexts.registered}</Tag>}
          {card === other && (
            <>
              {outcome === 'failed' && <SaveFailure {...addressTexts.refreshFailed} />}
              <Button
                variant="secondary"
                className="profile-address-refresh"
                loading={running}
                onClick={refresh}
              >
                {addressTexts.refresh}
              </Button>
            </>
          )}
        </div>
      ))}
      <VisuallyHidden role="status">
        {outcome === 'refreshed' && addressTexts.refreshed}
      </VisuallyHidden>
    </div>
  );
}
