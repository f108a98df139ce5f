import { Button, Link } from '@forsikring/ui-kit';
import { RouterLink } from '../../platform/navigation/RouterLink';
import { paths } from '../../platform/paths';
import { Picture } from '../../platform/pictures/Picture';
import { ReadSection } from '../../platform/section/ReadSection';
import { useClickTracking } from '../../platform/tracking/useClickTracking';
import { hyphenate } from '../../platform/words/hyphenate';
import { OfferList } from './OfferList';
import { OfferListSkeleton } from './OfferListSkeleton';
import { offersTexts as texts } from './offers.texts';
import type { OfferListState } from './useOfferList';
import './offers.css';

/** The customer's offers. */
export function Offers({ list }: { list: OfferListState }) {
  const { read, empty, deleted } = list;
  const track = useClickTracking();
  return (
    <ReadSection
      name="tilbud"
      komponent="Tilbud"
      texts={texts}
      read={read}
      skeleton={<OfferListSkeleton />}
    >
      {(offers) => (
        <>
          <OfferList list={list} offers={offers} />
          {(empty || (deleted && offers.length === 0)) && (
            <div className="offers-empty">
              {empty && <Picture name="no-offers" />}
              <p className="page-actions">
                <Button
                  render={<RouterLink to={paths.purchase} />}
                  onClick={() => track('lenke', texts.toPurchase, 'tilbud-til-kjop')}
                >
                  {texts.toPurchase}
                </Button>
                <Link
                  render={<RouterLink to={paths.overview} />}
                  onClick={() => track('lenke', texts.toOverview, 'tilbud-til-oversikt')}
                >
                  {hyphenate(texts.toOverview)}
                </Link>
              </p>
            </div>
          )}
        </>
      )}
    </ReadSection>
  );
}
