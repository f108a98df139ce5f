import type { AgreementList } from '@forsikring/api-client';
import { ExternalLink, Skeleton } from '@forsikring/ui-kit';
import { useId } from 'react';
import { useConfiguredAddress } from '../../platform/navigation/useConfiguredAddress';
import { useClickTracking } from '../../platform/tracking/useClickTracking';
import { Price } from '../../platform/words/Price';
import { agreementsTexts as texts } from './agreements.texts';
import { PriceHelp } from './PriceHelp';
import { PriceShares } from './PriceShares';
import { type PriceSummary, priceSummary } from './priceSummary';
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
  const summary = priceSummary(agreements, incomplete);
  const { monthly, yearly, areas } = summary;
  const note = noteOf(summary);
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
      {note && (
        <p className="total-price-note">
          {note}
          {incomplete && ` ${texts.incomplete}`}
        </p>
      )}
      <div className="total-price-foot">
        {areas.length > 0 && <PriceShares areas={areas} />}
        {reportClaim && agreements.avtaler.length > 0 && (
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

/** The yearly price, and how many insurances it is for; without a price, their number alone. */
function noteOf({ monthly, yearly, count, unpriced }: PriceSummary): string | undefined {
  if (monthly === undefined) return count ? texts.count(count) : undefined;
  if (count) return texts.yearlyFor(yearly, texts.payFor(count - unpriced, count));
  return yearly === undefined ? undefined : texts.yearly(yearly);
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
