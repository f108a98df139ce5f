import { useTracker, useTrackOnce } from '@forsikring/tracking-consent/react';
import { Button, Message } from '@forsikring/ui-kit';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../platform/paths';
import { Picture } from '../../platform/pictures/Picture';
import { useClickTracking } from '../../platform/tracking/useClickTracking';
import type { Bought } from './otherProduct';
import { receiptTexts as texts } from './receipt.texts';
import './receipt.css';
import { Hyphenated } from '../../platform/words/Hyphenated';

/** The tracked receipts, by their keys in the browser's history: going back is not another purchase. */
const tracked = new Set<string>();

/** Confirms a purchase, and tracks it once: not when the receipt is reloaded or returned to. */
export function Receipt({ bought }: { bought: Bought | undefined }) {
  const tracker = useTracker();
  const track = useClickTracking();
  const { key } = useLocation();
  const receipt = bought && `${key} ${bought.code}`;
  useTrackOnce(receipt && isFirstVisit() ? receipt : undefined, () => {
    if (!bought || !receipt || tracked.has(receipt)) return;
    tracked.add(receipt);
    tracker.track('GjennomfortKjop', { produktType: bought.code, produktNavn: bought.name });
  });
  return (
    <>
      <Message variant="success" className="receipt-message">
        <p>
          <Hyphenated>{texts.confirmation}</Hyphenated>
        </p>
      </Message>
      <Picture name="receipt" />
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

/** Whether the page was loaded by a navigation, not by a reload or from the history. */
function isFirstVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry === undefined || entry.type === 'navigate';
}
