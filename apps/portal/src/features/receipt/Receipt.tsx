import { useTracker, useTrackOnce } from '@forsikring/tracking-consent/react';
import { Button, Message } from '@forsikring/ui-kit';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../platform/paths';
import { useClickTracking } from '../../platform/tracking/useClickTracking';
import type { Bought } from './otherProduct';
import { receiptTexts as texts } from './receipt.texts';

/** The receipts that were told of, by their places in the browser's history: who goes back has not bought again. */
const told = new Set<string>();

/** Confirms a purchase, and tells of it once: not when the receipt is loaded anew or gone back to. */
export function Receipt({ bought }: { bought: Bought | undefined }) {
  const tracker = useTracker();
  const track = useClickTracking();
  const { key } = useLocation();
  const receipt = bought && `${key} ${bought.code}`;
  useTrackOnce(receipt && isFirstSight() ? receipt : undefined, () => {
    if (!bought || !receipt || told.has(receipt)) return;
    told.add(receipt);
    tracker.track('GjennomfortKjop', { produktType: bought.code, produktNavn: bought.name });
  });
  return (
    <>
      <Message variant="success" className="receipt-message">
        <p>{texts.confirmation}</p>
      </Message>
      <p className="page-actions">
        <Button
          render={<Link to={paths.overview} />}
          onClick={() => track('lenke', texts.toOverview, 'kvittering-oversikt')}
        >
          {texts.toOverview}
        </Button>
      </p>
    </>
  );
}

/** Whether the browser came here by a link: a receipt that is read again is no further purchase. */
function isFirstSight(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry === undefined || entry.type === 'navigate';
}
