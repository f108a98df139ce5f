import { isHttpError } from '@forsikring/api-client';
import {
  type FieldWrite,
  isMissingEmailError,
  isUnknownOutcomeError,
  useContact,
  useLegacyCustomer,
} from '@forsikring/api-client/react';
import { DescriptionRow, EditableRow } from '@forsikring/ui-kit';
import type { SectionControls } from '../../platform/section/ReadSection';
import { ContactForm } from './ContactForm';
import { type ContactKind, emailKind, mobileKind } from './contactKinds';
import { ValueSkeleton } from './ProfileSkeleton';
import { contactTexts, emailTexts, mobileTexts, profileTexts } from './profile.texts';
import { RowFailure, SavedValue } from './rowParts';
import { type Problem, useEditing } from './useEditing';

interface ContactRowsProps {
  /** Whether the customer has a customer number. Other customers may be in the older register. */
  numbered: boolean;
  retry: SectionControls['retry'];
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
          <ValueSkeleton />
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

interface ContactRowProps {
  kind: ContactKind;
  value: string | undefined;
  /** Whether the customer is in a register that can store the value. */
  editable: boolean;
  write: FieldWrite<string>;
}

/** The row of a contact detail, with a form if it can be changed. */
function ContactRow({ kind, value, editable, write }: ContactRowProps) {
  const { texts, refusal, name } = kind;
  const editing = useEditing<string>({
    row: name,
    save: write.save,
    saved: texts.saved,
    problemOf: (error) => problemOf(error, refusal),
    failure: (problem) => ({ title: texts.saveFailed, content: toastText(problem, kind) }),
  });
  const { open, setOpen } = editing;
  const stored = value?.trim();
  const shown = stored ? <span translate="no">{kind.format(stored)}</span> : profileTexts.missing;

  if (!editable) return <DescriptionRow label={texts.label}>{shown}</DescriptionRow>;
  return (
    <EditableRow
      label={texts.label}
      subject={texts.subject}
      value={<SavedValue saved={editing.saved}>{shown}</SavedValue>}
      open={open}
      onOpenChange={setOpen}
    >
      {(cancel) => (
        <ContactForm
          kind={kind}
          value={stored}
          editing={editing}
          saving={write.saving}
          cancel={cancel}
        />
      )}
    </EditableRow>
  );
}

function problemOf(error: unknown, refusal: string): Problem {
  if (isHttpError(error) && error.kode === refusal) return 'invalid';
  if (isMissingEmailError(error)) return 'email-first';
  return isUnknownOutcomeError(error) ? 'unknown' : 'failed';
}

/** The text of a toast about a value whose row was closed, and whose field is no longer shown. */
function toastText(problem: Problem, { texts }: ContactKind): string {
  if (problem === 'unknown') return profileTexts.unknown;
  if (problem === 'email-first') return contactTexts.emailFirst;
  return problem === 'failed' ? texts.asBefore : texts[problem];
}
