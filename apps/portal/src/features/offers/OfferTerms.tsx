import type { Offer } from '@forsikring/api-client';
import { Tag, VisuallyHidden } from '@forsikring/ui-kit';
import type { ReactNode } from 'react';
import { formatDate } from '../../domain/formats/dates';
import { formatMonthly, formatYearly } from '../../domain/formats/money';
import { hyphenate } from '../../platform/words/hyphenate';
import { Price } from '../../platform/words/Price';
import { offerPrice } from './offerPrice';
import { offerTexts as texts } from './offers.texts';
import { type PackageItem, packageContents } from './packageContents';

interface OfferTermsProps {
  offer: Offer;
  /** All offers, which name the insurances of a package. */
  offers: readonly Offer[];
}

/** The price of an offer as a figure, and its terms: the contents of the price, and how long the offer is valid. */
export function OfferTerms({ offer, offers }: OfferTermsProps) {
  const { monthly, yearly, isPackage } = offerPrice(offer);
  const { tfaMonthly = 0 } = offer.detaljer ?? {};
  const contents = packageContents(offer, offers);
  const { expirationDate = '' } = offer;
  const until = formatDate(expirationDate);

  return (
    <div className="offer-terms">
      {(monthly || !yearly) && (
        <div className="offer-price">
          {monthly ? (
            <span className="offer-monthly">
              <Price>{formatMonthly(monthly)}</Price>
            </span>
          ) : (
            <span>{texts.noPrice}</span>
          )}
          {isPackage && <Tag>{texts.packagePrice}</Tag>}
        </div>
      )}
      <dl className="offer-facts">
        {yearly ? (
          <Fact hidden name={texts.perYear}>
            <Price>{formatYearly(yearly)}</Price>
          </Fact>
        ) : null}
        {tfaMonthly > 0 && (
          <Fact hidden name={texts.fee}>
            {hyphenate(texts.trafficFee(tfaMonthly))}
          </Fact>
        )}
        {contents && (
          <Fact name={texts.packageContains}>
            <PackageContents items={contents} />
          </Fact>
        )}
        {until && (
          <Fact hidden name={texts.validity}>
            <span>{texts.validUntil(until).replace(until, '').trim()}</span>{' '}
            <span className="offer-date">{until}</span>
          </Fact>
        )}
      </dl>
    </div>
  );
}

interface FactProps {
  name: string;
  /** Whether only screen readers get the name, since the fact itself says its name. @default false */
  hidden?: boolean;
  children: ReactNode;
}

const Fact = ({ name, hidden = false, children }: FactProps) => (
  <div>
    <dt>{hidden ? <VisuallyHidden>{name}</VisuallyHidden> : name}</dt>
    <dd>{children}</dd>
  </div>
);

const PackageContents = ({ items }: { items: PackageItem[] }) => (
  <ul role="list" className="offer-package">
    {items.map(({ name = texts.unnamedItem, monthly }, index) => (
      // The index is the key: names may repeat.
      <li key={index}>
        {hyphenate(name)}
        {monthly !== undefined && (
          <span>
            : <Price>{formatMonthly(monthly)}</Price>
          </span>
        )}
      </li>
    ))}
  </ul>
);
