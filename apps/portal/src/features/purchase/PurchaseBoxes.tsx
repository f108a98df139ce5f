import { useBankContact } from '@forsikring/api-client/react';
import type { ElementId, Label } from '@forsikring/tracking-consent';
import { Card, ExternalLink, Skeleton } from '@forsikring/ui-kit';
import type { ReactNode } from 'react';
import { ContactUs } from '../../domain/contact/ContactOffer';
import { useBusinessPortal } from '../../domain/useBusinessPortal';
import { useMember } from '../../domain/useMember';
import { useAppContext } from '../../platform/AppContext';
import { useConfiguredAddress } from '../../platform/navigation/useConfiguredAddress';
import { useInitiallyPending } from '../../platform/section/useInitiallyPending';
import { useClickTracking } from '../../platform/tracking/useClickTracking';
import { hyphenate } from '../../platform/words/hyphenate';
import { benefitTexts, helpTexts, serviceTexts } from './purchase.texts';

interface PurchaseBoxProps {
  texts: { title: string; text: string };
  children?: ReactNode;
}

/** A box beside the groups: a title, a text and further content. */
const PurchaseBox = ({ texts: { title, text }, children }: PurchaseBoxProps) => (
  <Card className="purchase-box">
    <h2 className="purchase-box-title">{hyphenate(title)}</h2>
    <p>{text}</p>
    {children}
  </Card>
);

interface BenefitBoxProps {
  /** Whether to show the benefits of union members. */
  member: boolean;
}

/** The discount, or the union's benefits. Only members read that the benefits apply to them. */
export function BenefitBox({ member }: BenefitBoxProps) {
  const isMember = useMember().member;
  const { bundle, member: own, otherThanMember } = benefitTexts;
  const ofUnion = isMember ? own : otherThanMember;
  return <PurchaseBox texts={member ? ofUnion : bundle} />;
}

/** Reserves the room of the benefit box. */
export const BenefitBoxSkeleton = () => (
  <Card className="purchase-box" aria-hidden="true">
    <Skeleton shape="text" className="purchase-skeleton-text" />
    <Skeleton className="purchase-box-skeleton" />
  </Card>
);

/** Contact for help: the customer's bank, once it is known. */
export function HelpBox() {
  const loading = useInitiallyPending(useBankContact().loading);
  return (
    <PurchaseBox texts={helpTexts}>
      {loading ? <Skeleton className="purchase-box-skeleton" /> : <ContactUs />}
    </PurchaseBox>
  );
}

interface ServiceBoxProps {
  id: ElementId;
  texts: { title: string; text: string; link: Label };
  /** The box is missing without an address. */
  href: string | undefined;
  /** Opens in the phone's browser, also in the bank's app (docs/specification/shell.md#app-bridge). @default false */
  externally?: boolean;
}

/** A link to another service, which opens in a new tab. */
function ServiceBox({ id, texts, href, externally }: ServiceBoxProps) {
  const track = useClickTracking();
  if (!href) return null;
  return (
    <PurchaseBox texts={texts}>
      <p>
        <ExternalLink
          href={href}
          data-opens={externally ? 'externally' : undefined}
          onClick={() => track('lenke', texts.link, id)}
        >
          {hyphenate(texts.link)}
        </ExternalLink>
      </p>
    </PurchaseBox>
  );
}

/** The business portal, if the distributor has switched it on and configured its address. */
export const BusinessBox = () => (
  <ServiceBox id="kjop-bedriftsportal" texts={serviceTexts.business} href={useBusinessPortal()} />
);

/** The maintenance calendar, if the distributor has switched it on. */
export function CalendarBox() {
  const { readConfig } = useAppContext();
  return readConfig('distributor.oversiktConfig.showVedlikeholdsKalender') ? <Calendar /> : null;
}

const Calendar = () => (
  <ServiceBox
    id="kjop-vedlikeholdskalender"
    texts={serviceTexts.calendar}
    href={useConfiguredAddress('maintenanceCalendarUrl')}
    externally
  />
);
