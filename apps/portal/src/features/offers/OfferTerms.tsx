import type { Offer } from '@forsikring/api-client';
import { Tag } from '@forsikring/ui-kit';
import { Deadline } from '../../domain/Deadline';
import { formatDate } from '../../domain/formats/dates';
import { formatMonthly, formatYearly } from '../../domain/formats/money';
import { Price } from '../../platform/words/Price';
import { offerPrice } from './offerPrice';
import { offerTexts as texts } from './offers.texts';
import { type PackageItem, packageContents } from './packageContents';

interface OfferTermsProps {
  offer: Offer;
  /** All offers, which name the insurances of a package. */
  offers: readonly Offer[];
}

/** The price of an offer, the contents of the price, and how long the offer is valid. */
export function OfferTerms({ offer, offers }: OfferTermsProps) {
  const { monthly, yearly, isPackage } = offerPrice(offer);
  const { tfaMonthly = 0 } = offer.detaljer ?? {};
  const contents = packageContents(offer, offers);
  const { expirationDate = '' } = offer;
  const until = formatDate(expirationDate);

  return (
    <div className="offer-terms">
      {monthly || yearly ? (
        <>
          <div className="offer-price">
            {monthly ? (
              <span className="offer-monthly">
                <Price>{formatMonthly(monthly)}</Price>
              </span>
            ) : null}
            {isPackage && <Tag>{texts.packagePrice}</Tag>}
          </div>
          {yearly ? (
            <p>
              <Price>{formatYearly(yearly)}</Price>
            </p>
          ) : null}
        </>
      ) : (
        <p>{texts.noPrice}</p>
      )}
      {contents && <PackageContents items={contents} />}
      {tfaMonthly > 0 && <p>{texts.trafficFee(tfaMonthly)}</p>}
      {until && <p>{texts.validUntil(until)}</p>}
      <Deadline date={expirationDate} />
    </div>
  );
}

function PackageContents({ items }: { items: PackageItem[] }) {
  return (
    <div className="offer-package">
      <p>{texts.packageContains}</p>
      <ul>
        {items.map(({ name = texts.unnamedItem, monthly }, index) => (
          // The index is the key: names may repeat.
          <li key={index}>
            {name}
            {monthly !== undefined && (
              <span>
                : <Price>{formatMonthly(monthly)}</Price>
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
