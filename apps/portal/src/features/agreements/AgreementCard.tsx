import type { Agreement } from '@forsikring/api-client';
import { Card, CardLink, Tag, VisuallyHidden } from '@forsikring/ui-kit';
import { useId } from 'react';
import { formatMonthly } from '../../domain/formats/money';
import { ProductIcon } from '../../domain/products/ProductIcon';
import { useAppContext } from '../../platform/AppContext';
import { useClickTracking } from '../../platform/tracking/useClickTracking';
import { Hyphenated } from '../../platform/words/Hyphenated';
import { Price } from '../../platform/words/Price';
import { type AgreementTarget, agreementHref } from './agreementHref';
import { agreementStatus } from './agreementStatus';
import { agreementsTexts as texts } from './agreements.texts';
import { PriceHelp } from './PriceHelp';

interface AgreementCardProps {
  agreement: Agreement;
  /** The level of its name among the page's headings. @default 3 */
  headingLevel?: 3 | 4;
}

/** One agreement: name, description, price with its help, status, and a link to its details. */
export function AgreementCard({ agreement, headingLevel = 3 }: AgreementCardProps) {
  const { readConfig } = useAppContext();
  const { name, description, monthlyPrice, productType, systemSource } = agreement;
  const partnerUrl =
    systemSource === 'EIKA_SKADE'
      ? readConfig('eikaDetailsUrl', (config) => config.eikaDetailsUrl)
      : undefined;
  const status = agreementStatus(agreement);
  const titleId = useId();
  const priceId = useId();
  const Title = `h${headingLevel}` as const;

  return (
    <Card className="agreement-card">
      <ProductIcon productType={productType} />
      <div className="agreement-card-text">
        <Title id={titleId} className="agreement-card-title">
          <AgreementLink
            title={hyphenateTitle(name)}
            target={agreementHref(agreement, partnerUrl)}
          />
        </Title>
        {description && <p className="agreement-card-description">{description}</p>}
      </div>
      <div className="agreement-card-foot">
        {monthlyPrice ? (
          <p className="agreement-card-price">
            <span id={priceId}>
              <Price>{formatMonthly(monthlyPrice)}</Price>
            </span>{' '}
            <PriceHelp yearly={12 * monthlyPrice} priceOf={`${titleId} ${priceId}`} />
          </p>
        ) : (
          <p>{texts.noPrice}</p>
        )}
        {status && <Tag variant={status.variant}>{status.text}</Tag>}
      </div>
    </Card>
  );
}

function AgreementLink({ title, target }: { title: string; target: AgreementTarget | undefined }) {
  const { addresses } = useAppContext();
  const track = useClickTracking();
  const trackClick = () => track('lenke', 'Forsikring', 'forsikring');
  const href = addresses.safeHref('the details of an agreement', target?.href);
  const shown = <Hyphenated>{title}</Hyphenated>;
  if (!href) return shown;
  if (!target?.external) {
    return (
      <CardLink href={href} onClick={trackClick}>
        {shown}
      </CardLink>
    );
  }
  return (
    <CardLink href={href} target="_blank" rel="noopener" onClick={trackClick}>
      {shown}
      <VisuallyHidden>{texts.newTab}</VisuallyHidden>
    </CardLink>
  );
}

const MAX_PLAIN_LENGTH = 23;

/**
 * A long card title with soft hyphens before each `forsikring` that continues a word
 * (docs/specification/overview.md#agreements).
 */
export function hyphenateTitle(title: string): string {
  return title.length > MAX_PLAIN_LENGTH
    ? title.replace(/(?<=\p{L})forsikring/giu, '\u00ad$&')
    : title;
}
