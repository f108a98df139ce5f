import { VisuallyHidden } from '@forsikring/ui-kit';
import { formatMonthly } from '../../domain/formats/money';
import { areaTexts } from '../../domain/products/productArea.texts';
import { Price } from '../../platform/words/Price';
import type { AreaPrice } from './priceSummary';
import { summaryTexts as texts } from './summary.texts';

/** How the price is divided between areas: a bar, and a table that is its legend. */
export function PriceShares({ areas }: { areas: AreaPrice[] }) {
  return (
    <div>
      <table className="price-shares">
        <caption>
          {texts.areas}
          <span aria-hidden="true" className="price-bar">
            {areas.map(({ area, monthly }) => (
              <span key={area} data-area={area} style={{ flexGrow: monthly }} />
            ))}
          </span>
        </caption>
        <thead>
          <tr>
            {[texts.area, texts.price, texts.share].map((name) => (
              <th key={name} scope="col">
                <VisuallyHidden>{name}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {areas.map(({ area, monthly, percent }) => (
            <tr key={area}>
              <th scope="row">
                <span aria-hidden="true" className="price-key" data-area={area} />
                {areaTexts[area]}
              </th>
              <td>
                <Price>{formatMonthly(monthly)}</Price>
              </td>
              <td>{texts.percent(percent)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
