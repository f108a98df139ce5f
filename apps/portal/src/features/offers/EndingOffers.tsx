import type { Offer } from '@forsikring/api-client';
import { Link, Message } from '@forsikring/ui-kit';
import type { MouseEvent } from 'react';
import { daysUntil } from '../../domain/formats/dates';
import { endingOffers } from '../../domain/waitingOffers';
import { useToday } from '../../platform/clock/useToday';
import { useClickTracking } from '../../platform/tracking/useClickTracking';
import { offersTexts as texts } from './offers.texts';

interface EndingOffersProps {
  offers: readonly Offer[];
  /** Leads to the offer at an index. */
  onChoose: (index: number) => void;
}

/** The id of an offer by its place in the list, because its number is about the customer. */
export const offerId = (index: number) => `tilbud-${index + 1}`;

/** Says how many offers end first, if that is soon, and leads to the first of them. A single offer says so itself. */
export function EndingOffers({ offers, onChoose }: EndingOffersProps) {
  const today = useToday();
  const track = useClickTracking();
  const { deadline = '', ending } = endingOffers(offers, today);
  const [offer] = ending;
  if (!offer || offers.length < 2) return null;
  const first = offers.indexOf(offer);
  const count = ending.length;
  const choose = (event: MouseEvent) => {
    event.preventDefault();
    track('lenke', 'Tilbud som går ut', 'tilbud-gar-ut');
    onChoose(first);
  };
  return (
    <Message variant="warning" className="offers-ending">
      <p>
        <strong>{texts.ending(count, daysUntil(deadline, today) ?? 0)}</strong>{' '}
        <Link href={`#${offerId(first)}`} onClick={choose}>
          {texts.toEnding(count)}
        </Link>
      </p>
    </Message>
  );
}
