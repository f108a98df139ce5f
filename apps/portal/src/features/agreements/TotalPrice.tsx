import type { AgreementList } from '@forsikring/api-client';
import { ExternalLink, Skeleton } from '@forsikring/ui-kit';
import { useId } from 'react';
import { useConfiguredAddress } from '../../platform/navigation/useConfiguredAddress';
import { useClickTracking } from '../../platform/tracking/useClickTracking';
import { Price } from '../../platform/words/Price';
import { agreementsTexts as texts } from './agreements.texts';
import { PriceHelp } from './PriceHelp';
import { PriceShares } from './PriceShares';
import { priceSummary } from './priceSummary';
import './total-price.css';

interface TotalPriceProps {
  agreements: AgreementList;
  /** Whether agreements of a partner bank may still arrive. */
  incomplete: boolean;
}

/** The total-price line: what all insurances cost a month and a year, for how many, and how it is divided; and a claim. */
export function TotalPrice({ agreements, incomplete }: TotalPriceProps) {
  const totalId = useId();
  const reportClaim = useConfiguredAddress('reportClaimUrl');
  const track = useClickTracking();
  const { monthly, yearly, count, unpriced, areas } = priceSummary(agreements, incomplete);
  const paid = monthly !== undefined && count > 0 && texts.payFor(count - unpriced, count);
  return (
    <div className="total-price">
      {monthly !== undefined && (
        <p className="total-price-sum">
          <strong id={totalId}>
            <Price>{texts.total(monthly)}</Price>
          </strong>{' '}
          <PriceHelp yearly={yearly} priceOf={totalId} />
        </p>
      )}
      {(paid || count > 0) && (
        <p className="total-price-note">
          {paid ? texts.yearlyFor(yearly, paid) : texts.count(count)}
          {incomplete && ` ${texts.incomplete}`}
        </p>
      )}
      <div className="total-price-foot">
        {areas.length > 0 && <PriceShares areas={areas} />}
        {reportClaim && count > 0 && (
          <ExternalLink
            href={reportClaim}
            onClick={() => track('lenke', texts.reportClaim, 'forsikringer-meld-skade')}
          >
            {texts.reportClaim}
          </ExternalLink>
        )}
      </div>
    </div>
  );
}

/** Reserves the room of the total-price line. */
export const TotalPriceSkeleton = () => (
  <div aria-hidden="true" className="total-price">
    <p className="total-price-sum">
      <Skeleton shape="text" className="total-price-skeleton" />
    </p>
    <p className="total-price-note">
      <Skeleton shape="text" className="total-price-skeleton" />
    </p>
    <div className="total-price-foot">
      <Skeleton shape="text" className="total-price-skeleton" />
    </div>
  </div>
);
