import { isHttpError } from '@forsikring/api-client';
import {
  type FieldWrite,
  isMissingEmailError,
  isUnknownOutcomeError,
} from '@forsikring/api-client/react';
import { DescriptionRow, EditableRow } from '@forsikring/ui-kit';
import { ContactForm } from './ContactForm';
import type { ContactKind } from './contactKinds';
import { contactTexts, profileTexts } from './profile.texts';
import { SavedValue } from './SavedValue';
import { type Problem, useEditing } from './useEditing';

interface ContactRowProps {
  kind: ContactKind;
  value: string | undefined;
  /** Whether the customer is in a register that can store the value. */
  editable: boolean;
  write: FieldWrite<string>;
}

/** The row of a contact detail, with a form if it can be changed. */
export function ContactRow({ kind, value, editable, write }: ContactRowProps) {
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
  const shown = stored ? kind.format(stored) : profileTexts.missing;

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
