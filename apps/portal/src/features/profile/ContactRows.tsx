import { useContact, useLegacyCustomer } from '@forsikring/api-client/react';
import { DescriptionRow, Skeleton } from '@forsikring/ui-kit';
import { ContactRow } from './ContactRow';
import { emailKind, mobileKind } from './contactKinds';
import { contactTexts, emailTexts, mobileTexts } from './profile.texts';
import { type Retry, RowFailure } from './RowFailure';

interface ContactRowsProps {
  /** Whether the customer has a customer number. Other customers may be in the older register. */
  numbered: boolean;
  retry: Retry;
}

/** The rows of the mobile number and the e-mail address. */
export function ContactRows({ numbered, retry }: ContactRowsProps) {
  const { email, mobile, editable, saveEmail, saveMobile } = useContact();
  const legacy = useLegacyCustomer();

  if (!numbered && legacy.data === undefined) {
    return legacy.error ? (
      <DescriptionRow label={contactTexts.label} className="profile-two-rows">
        <RowFailure text={contactTexts.failed} onRetry={() => retry(legacy.reload)} />
      </DescriptionRow>
    ) : (
      [mobileTexts, emailTexts].map(({ label }) => (
        <DescriptionRow key={label} label={label}>
          <Skeleton shape="text" className="profile-skeleton" />
        </DescriptionRow>
      ))
    );
  }
  return (
    <>
      <ContactRow kind={mobileKind} value={mobile} editable={editable} write={saveMobile} />
      <ContactRow kind={emailKind} value={email} editable={editable} write={saveEmail} />
    </>
  );
}
