import type { Offer, OfferList } from '@forsikring/api-client';
import { isNear, nextDeadline } from './Deadline';
import { shownOffers, sortOffers } from './offers';

/** The offers that wait for the customer. */
export interface WaitingOffers {
  /** All of them, in the order of the offers page. */
  offers: Offer[];
  /** The ISO date of the first last day. */
  deadline: string | undefined;
  /** The offers whose last day is `deadline`, when that is within three days. */
  ending: Offer[];
}

/** Sums up the shown offers. `today` is that of `useToday`. */
export function waitingOffers(list: OfferList | undefined, today: number): WaitingOffers {
  const offers = sortOffers(shownOffers(list));
  const dates = offers.map(({ expirationDate }) => expirationDate);
  const deadline = nextDeadline(dates, today);
  const ending = isNear(deadline, today)
    ? offers.filter(({ expirationDate }) => expirationDate === deadline)
    : [];
  return { offers, deadline, ending };
}
