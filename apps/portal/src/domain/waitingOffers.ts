import type { Offer, OfferList } from '@forsikring/api-client';
import { isNear, nextDeadline } from './Deadline';
import { daysUntil } from './formats/dates';
import { shownOffers, sortOffers } from './offers';

/** The offers that wait for the customer. */
export interface WaitingOffers {
  /** All of them, in the order of the offers page. */
  offers: Offer[];
  /** The ISO date of the first last day. */
  deadline: string | undefined;
  /** The offers whose last day is that of `deadline`, when it is within three days. */
  ending: Offer[];
}

/** Sums up the shown offers. `today` is that of `useToday`. */
export function waitingOffers(list: OfferList | undefined, today: number): WaitingOffers {
  const offers = sortOffers(shownOffers(list));
  return { offers, ...endingOffers(offers, today) };
}

/** The first last day of offers, and the offers that end on that day, when it is soon. */
export function endingOffers(
  offers: readonly Offer[],
  today: number,
): Pick<WaitingOffers, 'deadline' | 'ending'> {
  const daysLeft = ({ expirationDate = '' }: Offer) => daysUntil(expirationDate, today);
  const deadline = nextDeadline(
    offers.map(({ expirationDate }) => expirationDate),
    today,
  );
  const days = daysUntil(deadline ?? '', today);
  const ending = isNear(deadline, today) ? offers.filter((offer) => daysLeft(offer) === days) : [];
  return { deadline, ending };
}
