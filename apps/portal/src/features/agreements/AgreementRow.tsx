import type { Agreement } from '@forsikring/api-client';
import { Card, CardLink, Tag, type TagProps, VisuallyHidden } from '@forsikring/ui-kit';
import { type ReactNode, useId } from 'react';
import { formatMonthly } from '../../domain/formats/money';
import { ProductIcon } from '../../domain/products/ProductIcon';
import { useAppContext } from '../../platform/AppContext';
import { useClickTracking } from '../../platform/tracking/useClickTracking';
import { hyphenate, hyphenateName } from '../../platform/words/hyphenate';
import { Price } from '../../platform/words/Price';
import { type AgreementTarget, agreementHref } from './agreementHref';
import { agreementsTexts as texts } from './agreements.texts';
import { insuredThing } from './insuredThing';
import { PriceHelp } from './PriceHelp';

interface AgreementRowProps {
  agreement: Agreement;
  /** The heading level of the agreement's name. */
  headingLevel: 3 | 4;
}

/**
 * One agreement: the insured thing and the name, or else the name and the description, with status, price and help, and
 * a link to its details.
 */
export function AgreementRow({ agreement, headingLevel }: AgreementRowProps) {
  const { readConfig } = useAppContext();
  const { name, description, monthlyPrice, productType, systemSource } = agreement;
  const partnerUrl = systemSource === 'EIKA_SKADE' ? readConfig('eikaDetailsUrl') : undefined;
  const status = agreementStatus(agreement);
  const thing = insuredThing(agreement);
  const second = thing ? name : description;
  const titleId = useId();
  const textId = useId();
  const priceId = useId();
  const Title = `h${headingLevel}` as const;
  const shownName = hyphenateName(name);

  return (
    <Card className="agreement-row">
      <ProductIcon productType={productType} />
      <Title id={titleId} className="agreement-row-title">
        <AgreementLink
          target={agreementHref(agreement, partnerUrl)}
          // Several insurances may be of one thing.
          nameId={thing && textId}
        >
          {thing ? <span translate="no">{thing}</span> : shownName}
        </AgreementLink>
      </Title>
      {second && (
        <p
          id={textId}
          className="agreement-row-text"
          data-long={second.length > MAX_BESIDE_PRICE || undefined}
        >
          {thing ? shownName : <span>{hyphenate(description ?? '')}</span>}
        </p>
      )}
      {status && (
        <p className="agreement-row-status">
          <Tag variant={status.variant}>{status.text}</Tag>
        </p>
      )}
      {monthlyPrice ? (
        <p className="agreement-row-price">
          <span id={priceId}>
            <Price>{formatMonthly(monthlyPrice)}</Price>
          </span>{' '}
          <PriceHelp
            yearly={12 * monthlyPrice}
            nameIds={`${titleId} ${thing ? `${textId} ` : ''}${priceId}`}
          />
        </p>
      ) : (
        <p className="agreement-row-no-price">{texts.noPrice}</p>
      )}
    </Card>
  );
}

interface AgreementLinkProps {
  target: AgreementTarget | undefined;
  /** The id of a text that the name of the link goes on with. */
  nameId: string | undefined;
  children: ReactNode;
}

function AgreementLink({ target, nameId, children }: AgreementLinkProps) {
  const { addresses } = useAppContext();
  const track = useClickTracking();
  const id = useId();
  const href = addresses.safeHref('the details of an agreement', target?.href);
  if (!href) return children;
  return (
    <CardLink
      id={id}
      aria-labelledby={nameId && `${id} ${nameId}`}
      href={href}
      {...(target?.external && { target: '_blank', rel: 'noopener' })}
      onClick={() => track('lenke', 'Forsikring', 'forsikring')}
    >
      {children}
      {target?.external && <VisuallyHidden>{texts.newTab}</VisuallyHidden>}
    </CardLink>
  );
}

/** A longer second line is not beside the price in a narrow window. */
const MAX_BESIDE_PRICE = 20;

/** The text and tone of an agreement's badge. */
interface AgreementStatus {
  text: string;
  variant: NonNullable<TagProps['variant']>;
}

const TEMPORARY: AgreementStatus = { text: texts.temporary, variant: 'warning' };
const PROCESSING: AgreementStatus = { text: texts.processing, variant: 'warning' };
const RENEWAL: AgreementStatus = { text: texts.renewal, variant: 'info' };

/**
 * The badge of an agreement; undefined when its status has none
 * (docs/specification/overview.md#agreement-status).
 */
export function agreementStatus({
  avtaleStatus,
  systemSource,
}: Agreement): AgreementStatus | undefined {
  if (avtaleStatus === 'RENEWAL') return RENEWAL;
  if (avtaleStatus === 'PROCESSING') return PROCESSING;
  if (avtaleStatus !== 'PENDING') return undefined;
  if (systemSource === 'PROLIFE') return TEMPORARY;
  return systemSource === 'EIKA_PERSON' ? PROCESSING : undefined;
}
