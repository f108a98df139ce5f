import { Card } from '@forsikring/ui-kit';
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

/** Whom to ask. */
export function HelpBox() {
  return (
    <Card className="purchase-box">
      <h2 className="purchase-box-title">{helpTexts.title}</h2>
      <p>{helpTexts.text}</p>
      <ContactUs />
    </Card>
  );
}
