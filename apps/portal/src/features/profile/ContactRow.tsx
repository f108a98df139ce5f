import { DescriptionRow, EditableRow } from '@forsikring/ui-kit';
import { useState } from 'react';
import { ContactForm } from './ContactForm';
import type { ContactKind } from './contactKinds';
import { profileTexts } from './profile.texts';

interface ContactRowProps {
  kind: ContactKind;
  value: string | undefined;
  /** Whether the customer is in a register that it can be saved in. */
  editable: boolean;
  /** Rejects as the call does. */
  save: (value: string) => Promise<void>;
}

/** The row of a contact detail, with its form where it can be changed. */
export function ContactRow({ kind, value, editable, save }: ContactRowProps) {
  const [open, setOpen] = useState(false);
  const { label, what } = kind.texts;
  const shown = value ? kind.format(value) : profileTexts.missing;

  if (!editable) return <DescriptionRow label={label}>{shown}</DescriptionRow>;
  return (
    <EditableRow label={label} what={what} value={shown} open={open} onOpenChange={setOpen}>
      <ContactForm kind={kind} value={value} save={save} onSaved={() => setOpen(false)} />
    </EditableRow>
  );
}
