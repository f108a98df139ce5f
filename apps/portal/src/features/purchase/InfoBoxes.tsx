import { Card } from '@forsikring/ui-kit';
import { ContactUs } from '../../platform/contact/ContactUs';
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

/** Who to ask. */
export function HelpBox() {
  return (
    <Card className="purchase-box">
      <h2 className="purchase-box-title">{helpTexts.title}</h2>
      <p>{helpTexts.text}</p>
      <ContactUs />
    </Card>
  );
}
