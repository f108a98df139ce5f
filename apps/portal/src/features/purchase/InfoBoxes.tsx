import { useBankContact } from '@forsikring/api-client/react';
import { Card, Skeleton } from '@forsikring/ui-kit';
import { ContactUs } from '../../platform/contact/ContactUs';
import { usePatience } from '../../platform/loading/usePatience';
import { useMember } from '../../platform/session/useMember';
import { benefitTexts, helpTexts } from './purchase.texts';

interface BenefitBoxProps {
  /** Whether the box is about the benefits of union members. */
  member: boolean;
}

/** What a customer gets. The benefits of union members are promised to members alone; others read who gets them. */
export function BenefitBox({ member }: BenefitBoxProps) {
  const isMember = useMember().member;
  const { title, text } = member
    ? benefitTexts[isMember ? 'member' : 'otherThanMember']
    : benefitTexts.bundle;
  return (
    <Card className="purchase-box">
      <h2 className="purchase-box-title">{title}</h2>
      <p>{text}</p>
    </Card>
  );
}

/** Reserves the room of the benefit box. */
export function BenefitBoxSkeleton() {
  return (
    <Card className="purchase-box" aria-hidden="true">
      <Skeleton shape="text" className="purchase-skeleton-text" />
      <Skeleton className="purchase-box-skeleton" />
    </Card>
  );
}

/** Who to ask: the customer's own bank, once that is known. */
export function HelpBox() {
  const { data, error } = useBankContact();
  const waiting = usePatience(data === undefined && error === undefined);
  return (
    <Card className="purchase-box">
      <h2 className="purchase-box-title">{helpTexts.title}</h2>
      <p>{helpTexts.text}</p>
      {waiting ? <Skeleton className="purchase-box-skeleton" /> : <ContactUs />}
    </Card>
  );
}
