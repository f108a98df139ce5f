import { formatMonthly } from '../../domain/formats/money';
import { areaTexts } from '../../domain/products/productArea.texts';
import { Price } from '../../platform/words/Price';
import { agreementsTexts as texts } from './agreements.texts';
import type { AreaPrice } from './priceSummary';

/** How the price is divided between areas, on request: a bar, and a list that is its legend. */
export function PriceShares({ areas }: { areas: AreaPrice[] }) {
  return (
    <details className="price-shares">
      <summary>{texts.shares}</summary>
      <div aria-hidden="true" className="price-bar">
        {areas.map(({ area, monthly }) => (
          <span key={area} data-area={area} style={{ flexGrow: monthly }} />
        ))}
      </div>
      <ul role="list" className="price-areas">
        {areas.map(({ area, monthly, percent }) => (
          <li key={area}>
            <span aria-hidden="true" className="price-key" data-area={area} />
            <span className="price-area">{areaTexts[area]}</span>{' '}
            <Price>{formatMonthly(monthly)}</Price>{' '}
            <span className="price-percent">{texts.percent(percent)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
