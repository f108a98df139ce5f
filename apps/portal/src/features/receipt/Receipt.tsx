import { parseUrl } from '@forsikring/foundation/http/parseUrl';
import { useTrackOnce } from '@forsikring/tracking-consent/react';
import { Button, Card, Link, Step, Steps } from '@forsikring/ui-kit';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { formatDate } from '../../domain/formats/dates';
import { ProductIcon } from '../../domain/products/ProductIcon';
import { RouterLink } from '../../platform/navigation/RouterLink';
import { paths } from '../../platform/paths';
import { Picture } from '../../platform/pictures/Picture';
import type { PortalEvents } from '../../platform/tracking/portalEvents';
import { useClickTracking } from '../../platform/tracking/useClickTracking';
import type { Bought } from './otherProduct';
import { receiptTexts as texts } from './receipt.texts';
import './receipt.css';
import { hyphenate } from '../../platform/words/hyphenate';
import { WholeEmail } from '../../platform/words/WholeEmail';

/** The tracked receipts, by their keys in the browser's history: going back is not another purchase. */
const tracked = new Set<string>();

/**
 * Shows the bought product and the next steps. Tracks the purchase once: not when the receipt is reloaded or
 * returned to.
 */
export function Receipt({ bought }: { bought: Bought | undefined }) {
  const track = useClickTracking();
  const { key } = useLocation();
  const receipt = bought && `${key} ${bought.code}`;
  const name = bought?.name ?? texts.unnamed;
  const [received] = useState(receivedOn);
  useTrackOnce<PortalEvents>(receipt && isFirstVisit() ? receipt : undefined, (tracker) => {
    if (!bought || !receipt || tracked.has(receipt)) return;
    tracked.add(receipt);
    tracker.track('GjennomfortKjop', { produktType: bought.code, produktNavn: name });
  });
  return (
    <Card className="receipt">
      <div className="receipt-text">
        <div className="receipt-product">
          <ProductIcon productType={bought?.code} />
          <h2 className="receipt-title">{hyphenate(name)}</h2>
        </div>
        <h3 className="receipt-next">{texts.next}</h3>
        <Steps current={2} className="receipt-steps">
          {texts.steps.map(({ name, text }, index) => (
            <Step key={name}>
              <WholeEmail>{name}</WholeEmail>
              <span className="receipt-step-text">
                <WholeEmail>{received && index === 0 ? texts.received(received) : text}</WholeEmail>
              </span>
            </Step>
          ))}
        </Steps>
        <p className="page-actions">
          <Button
            render={<RouterLink to={paths.overview} />}
            onClick={() => track('lenke', texts.toOverview, 'kvittering-oversikt')}
          >
            {hyphenate(texts.toOverview)}
          </Button>
          <Link
            render={<RouterLink to={paths.profile} />}
            onClick={() => track('lenke', texts.toEmail, 'kvittering-profil')}
          >
            <WholeEmail>{texts.toEmail}</WholeEmail>
          </Link>
        </p>
      </div>
      <div className="receipt-picture">
        <Picture name="receipt" />
      </div>
    </Card>
  );
}

/**
 * The day of the purchase, kept in the history of the browser. Known only when a page of ours led here: the address may
 * also be opened on another day.
 */
function receivedOn(): string | undefined {
  const { state } = window.history;
  if (typeof state?.received === 'string') return state.received;
  const { referrer } = document;
  const fromUs = parseUrl(referrer)?.origin === window.location.origin;
  const received = fromUs && isFirstVisit() ? formatDate(new Date().toISOString()) : undefined;
  if (received) window.history.replaceState({ ...state, received }, '');
  return received;
}

/** Whether the page was loaded by a navigation, not by a reload or from the history. */
function isFirstVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry === undefined || entry.type === 'navigate';
}
