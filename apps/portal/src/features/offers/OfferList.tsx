import { CardGrid, VisuallyHidden } from '@forsikring/ui-kit';
import { useLayoutEffect, useRef, useState } from 'react';
import { focusPageHeading } from '../../platform/navigation/PageHeading';
import { MoreRows } from '../../platform/rows/MoreRows';
import { useShownRows } from '../../platform/rows/useShownRows';
import { MissingWarning } from '../../platform/section/LoadFailure';
import { leaveList } from '../../platform/stableLayout/leaveList';
import { EndingOffers, offerId } from './EndingOffers';
import { OfferCard } from './OfferCard';
import { offersTexts } from './offers.texts';
import type { KeyedOffer, OfferListState } from './useOfferList';

interface OfferListProps {
  list: OfferListState;
  offers: KeyedOffer[];
}

/**
 * The offers as cards, a part of many at a time. When a card with the focus is removed, the focus moves to the next offer, or to the
 * page's heading when there is none (WCAG 2.2, 2.4.3).
 */
export function OfferList({ list, offers }: OfferListProps) {
  const { missing, hold, release, remove } = list;
  const all = offers.map(({ offer }) => offer);
  const [announcement, announce] = useState('');
  const rows = useShownRows();
  const cards = rows.list;
  const lostAt = useRef<number>(undefined);

  useLayoutEffect(() => {
    if (lostAt.current === undefined) return;
    const heading = cards.current?.children[lostAt.current]?.querySelector('h2');
    lostAt.current = undefined;
    if (heading) heading.focus();
    else focusPageHeading();
  });

  return (
    <>
      {missing && <MissingWarning text={offersTexts.missing} />}
      <EndingOffers offers={all} onChoose={rows.goTo} />
      {offers.length > 0 && (
        <CardGrid ref={cards} className="offer-list">
          {offers.slice(0, rows.limit).map(({ key, offer }, index) => (
            <li key={key} id={offerId(index)}>
              <OfferCard
                offer={offer}
                offers={all}
                announce={announce}
                deletion={{
                  started: () => hold(offer),
                  failed: () => release(offer),
                  done: (policyNumber) => {
                    const card = cards.current?.children[index];
                    const gone = () => remove(policyNumber);
                    return leaveList(card instanceof HTMLElement ? card : undefined, gone);
                  },
                }}
                onFocusLost={() => {
                  lostAt.current = index;
                }}
              />
            </li>
          ))}
        </CardGrid>
      )}
      <MoreRows id="tilbud-flere" rows={rows} total={offers.length} text={offersTexts.shown} />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}
