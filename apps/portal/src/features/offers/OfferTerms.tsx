import type { Offer } from '@forsikring/api-client';
import { Tag } from '@forsikring/ui-kit';
import { formatDate } from '../../domain/formats/dates';
import { formatMonthly, formatYearly } from '../../domain/formats/money';
import { Hyphenated } from '../../platform/words/Hyphenated';
import { offerPrice } from './offerPrice';
import { offerTexts as texts } from './offers.texts';

/** The price of an offer, the included fee, and the date until which it is valid. */
export function OfferTerms({ offer }: { offer: Offer }) {
  const { monthly, yearly, isPackage } = offerPrice(offer);
  const { tfaMonthly = 0 } = offer.detaljer ?? {};
  const until = offer.expirationDate && formatDate(offer.expirationDate);

  return (
    <div className="offer-terms">
      {monthly || yearly ? (
        <>
          <div className="offer-price">
            {monthly ? <span className="offer-monthly">{formatMonthly(monthly)}</span> : null}
            {isPackage && <Tag>{texts.packagePrice}</Tag>}
          </div>
          {yearly ? <p>{formatYearly(yearly)}</p> : null}
        </>
      ) : (
        <p>{texts.noPrice}</p>
      )}
      {tfaMonthly > 0 && (
        <p>
          <Hyphenated>{texts.trafficFee(tfaMonthly)}</Hyphenated>
        </p>
      )}
      {until && <p>{texts.validUntil(until)}</p>}
    </div>
  );
}
