import { useOffers } from '@forsikring/api-client/react';
import { Button, Link, Skeleton } from '@forsikring/ui-kit';
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
  return (
    <div className="no-agreements">
      {!data && error === undefined ? (
        <>
          <p>
            <Skeleton shape="text" width="20rem" />
          </p>
          <Skeleton width="10rem" height="2.75rem" />
        </>
      ) : offers.length > 0 ? (
        // A link: the offers are a task too, which may have a button.
        <p>
          <Link
            render={<RouterLink to={paths.offers} />}
            onClick={() => track('lenke', 'Tilbud', 'forsikringer-tilbud')}
          >
            {texts.offersWait(offers.length, ending.length, daysUntil(deadline, today))}
          </Link>
        </p>
      ) : (
        <>
          <p>{texts.empty}</p>
          <Button
            render={<RouterLink to={paths.purchase} />}
            onClick={() => track('lenke', texts.toPurchase, 'forsikringer-kjop')}
          >
            {texts.toPurchase}
          </Button>
        </>
      )}
      <LazyPicture name="no-insurances" />
    </div>
  );
}
