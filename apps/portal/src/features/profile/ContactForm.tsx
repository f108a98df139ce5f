import { isHttpError } from '@forsikring/api-client';
import { isMissingEmailError } from '@forsikring/api-client/react';
import { Button, TextField } from '@forsikring/ui-kit';
import { type FormEvent, useRef, useState } from 'react';
import type { ContactKind } from './contactKinds';
import { contactTexts, profileTexts } from './profile.texts';
import { SaveFailure } from './SaveFailure';
import { useStands } from './useStands';

interface ContactFormProps {
  kind: ContactKind;
  /** What stands in the field at first. */
  value: string | undefined;
  /** Rejects as the call does. */
  save: (value: string) => Promise<void>;
  /** Called when it is saved, while the form still stands. */
  onSaved: () => void;
}

/** The form of an open row: keeps what was typed until it is saved. */
export function ContactForm({ kind, value, save, onSaved }: ContactFormProps) {
  const { texts, check, refusal, input } = kind;
  const field = useRef<HTMLInputElement>(null);
  const stands = useStands();
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<'empty' | 'invalid' | 'failed' | 'email-first'>();

  const refuse = (found: 'empty' | 'invalid') => {
    setProblem(found);
    field.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const checked = check(field.current?.value ?? '');
    if ('problem' in checked) return refuse(checked.problem);
    setProblem(undefined);
    setSaving(true);
    try {
      await save(checked.value);
      if (stands.current) onSaved();
    } catch (error) {
      if (!stands.current) return;
      setSaving(false);
      if (isHttpError(error) && error.kode === refusal) refuse('invalid');
      else setProblem(isMissingEmailError(error) ? 'email-first' : 'failed');
    }
  };
  const wrong = problem === 'empty' || problem === 'invalid' ? problem : undefined;
  const recheck = (typed: string) => {
    if (wrong && 'value' in check(typed)) setProblem(undefined);
  };

  return (
    <form noValidate className="profile-form" onSubmit={submit}>
      <TextField
        {...input}
        ref={field}
        label={texts.field}
        defaultValue={value}
        readOnly={saving}
        autoCapitalize="none"
        spellCheck={false}
        error={wrong && texts[wrong]}
        onChange={(event) => recheck(event.currentTarget.value)}
      />
      {problem && !wrong && (
        <SaveFailure
          title={texts.saveFailed}
          text={problem === 'email-first' ? contactTexts.emailFirst : contactTexts.kept}
        />
      )}
      <div>
        <Button type="submit" loading={saving}>
          {profileTexts.save}
        </Button>
      </div>
    </form>
  );
}
