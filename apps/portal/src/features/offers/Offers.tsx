import { Link, LoadingRegion } from '@forsikring/ui-kit';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../platform/paths';
import { Picture } from '../../platform/pictures/Picture';
import { LoadFailure } from '../../platform/section/LoadFailure';
import { useClickTracking } from '../../platform/tracking/useClickTracking';
import { OfferList } from './OfferList';
import { OfferListSkeleton } from './OfferListSkeleton';
import { offersTexts as texts } from './offers.texts';
import type { OfferListState } from './useOfferList';
import './offers.css';

interface OffersProps {
  list: OfferListState;
  /** Focuses the page's heading. Called before the focused element is removed. */
  focusHeading: () => void;
}

/** The customer's offers: loading, failed or ready. */
export function Offers({ list, focusHeading }: OffersProps) {
  const { offers, empty, deleted, error, reload } = list;
  const track = useClickTracking();
  const retry = () => {
    track('knapp', 'Prøv igjen', 'tilbud-hent-igjen');
    // The focused button is removed with its message.
    focusHeading();
    void reload();
  };

  return (
    <LoadingRegion
      loading={!offers && !error}
      loadingText={texts.loading}
      doneText={offers ? texts.loaded : ''}
    >
      {offers ? (
        <OfferList list={list} offers={offers} focusHeading={focusHeading} />
      ) : error ? (
        <LoadFailure text={texts.failed} onRetry={retry} />
      ) : (
        <OfferListSkeleton />
      )}
      {(empty || (deleted && offers?.length === 0)) && (
        <div className="offers-empty">
          {empty && <Picture name="no-offers" />}
          <p className="page-actions">
            <Link
              render={<RouterLink to={paths.purchase} />}
              onClick={() => track('lenke', texts.toPurchase, 'tilbud-til-kjop')}
            >
              {texts.toPurchase}
            </Link>
            <Link
              render={<RouterLink to={paths.overview} />}
              onClick={() => track('lenke', texts.toOverview, 'tilbud-til-oversikt')}
            >
              {texts.toOverview}
            </Link>
          </p>
        </div>
      )}
    </LoadingRegion>
  );
}
