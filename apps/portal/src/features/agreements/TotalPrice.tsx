import type { AgreementList } from '@forsikring/api-client';
import { Card, Disclosure, VisuallyHidden } from '@forsikring/ui-kit';
import { useId } from 'react';
import { formatMonthly } from '../../domain/formats/money';
import { areaTexts } from '../../domain/products/productArea.texts';
import { Price } from '../../platform/words/Price';
import { agreementsTexts as texts } from './agreements.texts';
import { PriceHelp } from './PriceHelp';
import { type AreaPrice, type PriceSummary, priceSummary } from './priceSummary';
import './total-price.css';

interface TotalPriceProps {
  agreements: AgreementList;
  /** Whether agreements of a partner bank may still arrive. */
  incomplete: boolean;
}

/**
 * The total price: the monthly price, the number of insurances, and how the price is divided. The help ends the line, so
 * that the opened text covers nothing of the line.
 */
export function TotalPrice({ agreements, incomplete }: TotalPriceProps) {
  const totalId = useId();
  const summary = priceSummary(agreements, incomplete);
  const { monthly, yearly, count, unpriced, missing, areas } = summary;
  const notes = [unpriced > 0 && texts.unpriced(unpriced), incomplete && texts.incomplete].filter(
    Boolean,
  );
  if (monthly === undefined) {
    if (missing || count === 0) return null;
    return <p className="total-price-count">{[texts.count(count), ...notes].join(' ')}</p>;
  }
  const words = [payFor(summary) + (notes.length > 0 ? '.' : ''), ...notes].join(' ').split(' ');
  return (
    <Card className="total-price">
      <p className="total-price-sum">
        <strong id={totalId}>
          <span className="total-price-label">
            {texts.total}
            <VisuallyHidden>: </VisuallyHidden>
          </span>
          <Price>{formatMonthly(monthly)}</Price>
        </strong>{' '}
        <span className="total-price-insurances">
          <span>{words.slice(0, -1).join(' ')}</span> {/* The help does not begin a line. */}
          <span className="whole-word">
            <span>{words.at(-1)}</span> <PriceHelp yearly={yearly} nameIds={totalId} />
          </span>
        </span>
      </p>
      {/* Only on paper, by `overview-print.css`: on the screen, the help has the yearly total. */}
      {yearly !== undefined && (
        <p hidden className="total-price-yearly">
          {texts.yearlyTotal(yearly)}
        </p>
      )}
      {areas.length > 0 && <PriceShares areas={areas} />}
    </Card>
  );
}

/** Which insurances the total is for, as far as the shown insurances tell. */
function payFor({ count, unpriced, missing, addsUp }: PriceSummary): string {
  if (!missing) return texts.payFor(count - unpriced, count);
  return addsUp ? texts.payForShown(count - unpriced, count) : texts.payForKnown;
}

/** How the price is divided between areas: a bar, and a list that is its legend. Narrow windows show both on request. */
function PriceShares({ areas }: { areas: AreaPrice[] }) {
  return (
    <Disclosure className="price-shares" show={texts.showShares} hide={texts.hideShares}>
      <div className="price-division">
        <div aria-hidden="true" className="price-bar">
          {areas.map(({ area, monthly }) => (
            <span key={area} data-area={area} style={{ flexGrow: monthly }} />
          ))}
        </div>
        <ul role="list" aria-label={texts.shares} className="price-areas">
          {areas.map(({ area, monthly, percent }) => (
            <li key={area}>
              <span aria-hidden="true" className="price-key" data-area={area} />
              <span className="price-area">{areaTexts[area]}</span>{' '}
              <Price>{formatMonthly(monthly)}</Price>{' '}
              <span className="price-percent">{texts.percent(percent)}</span>
            </li>
          ))}
        </ul>
      </div>
    </Disclosure>
  );
}
