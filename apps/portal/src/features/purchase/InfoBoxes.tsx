import { useBankContact } from '@forsikring/api-client/react';
import { Card, Skeleton } from '@forsikring/ui-kit';
import { ContactUs } from '../../domain/contact/ContactOffer';
import { useMember } from '../../domain/useMember';
import { useInitiallyPending } from '../../platform/section/useInitiallyPending';
import { Hyphenated } from '../../platform/words/Hyphenated';
import { benefitTexts, helpTexts } from './purchase.texts';

interface BenefitBoxProps {
  /** Whether to show the benefits of union members. */
  member: boolean;
}

/** The discount, or the union's benefits. Only members read that the benefits apply to them. */
export function BenefitBox({ member }: BenefitBoxProps) {
  const isMember = useMember().member;
  const { title, text } = member
    ? benefitTexts[isMember ? 'member' : 'otherThanMember']
    : benefitTexts.bundle;
  return (
    <Card className="purchase-box">
      <h2 className="purchase-box-title">
        <Hyphenated>{title}</Hyphenated>
      </h2>
      <p>
        <Hyphenated>{text}</Hyphenated>
      </p>
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

/** Contact for help: the customer's bank, once it is known. */
export function HelpBox() {
  const loading = useInitiallyPending(useBankContact().loading);
  return (
    <Card className="purchase-box">
      <h2 className="purchase-box-title">{helpTexts.title}</h2>
      <p>{helpTexts.text}</p>
      {loading ? <Skeleton className="purchase-box-skeleton" /> : <ContactUs />}
    </Card>
  );
}
