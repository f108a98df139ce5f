import { useOffers } from '@forsikring/api-client/react';
import { Button, Skeleton } from '@forsikring/ui-kit';
import { daysUntil } from '../../domain/formats/dates';
import { waitingOffers } from '../../domain/waitingOffers';
import { useToday } from '../../platform/clock/useToday';
import { RouterLink } from '../../platform/navigation/RouterLink';
import { paths } from '../../platform/paths';
import { LazyPicture } from '../../platform/pictures/LazyPicture';
import { useClickTracking } from '../../platform/tracking/useClickTracking';
import { agreementsTexts as texts } from './agreements.texts';

/** The next step of a customer without insurances: the offers that wait, or else a purchase. */
export function NoAgreements() {
  const track = useClickTracking();
  const today = useToday();
  const { data, error } = useOffers();
  const { offers, deadline = '', ending } = waitingOffers(data, today);
  const waiting = offers.length > 0;
  return (
    <div className="no-agreements">
      {!data && error === undefined ? (
        <>
          <Skeleton shape="text" className="no-agreements-text" />
          <Skeleton className="no-agreements-button" />
        </>
      ) : (
        <>
          <p>
            {waiting
              ? texts.offersWait(offers.length, ending.length, daysUntil(deadline, today))
              : texts.empty}
          </p>
          <Button
            // With offers, the most important button is that of the tasks.
            variant={waiting ? 'secondary' : 'primary'}
            render={<RouterLink to={waiting ? paths.offers : paths.purchase} />}
            onClick={() =>
              waiting
                ? track('lenke', 'Tilbud', 'forsikringer-tilbud')
                : track('lenke', texts.toPurchase, 'forsikringer-kjop')
            }
          >
            {waiting ? texts.toOffers : texts.toPurchase}
          </Button>
        </>
      )}
      <LazyPicture name="no-insurances" />
    </div>
  );
}
