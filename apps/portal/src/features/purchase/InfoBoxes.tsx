import { useBankContact } from '@forsikring/api-client/react';
import { Card, Skeleton } from '@forsikring/ui-kit';
import { ContactUs } from '../../platform/contact/ContactUs';
import { benefitTexts, helpTexts } from './purchase.texts';

/** What a customer gets, in the words for union members or for the others. */
export function BenefitBox({ member }: { member: boolean }) {
  const { title, text } = member ? benefitTexts.member : benefitTexts.bundle;
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

/** Whom to ask: the customer's own bank, once that is known. */
export function HelpBox() {
  const { data, error } = useBankContact();
  const waiting = data === undefined && error === undefined;
  return (
    <Card className="purchase-box">
      <h2 className="purchase-box-title">{helpTexts.title}</h2>
      <p>{helpTexts.text}</p>
      {waiting ? <Skeleton className="purchase-box-skeleton" /> : <ContactUs />}
    </Card>
  );
}
