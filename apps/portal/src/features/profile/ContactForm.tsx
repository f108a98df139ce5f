import { Button, TextField } from '@forsikring/ui-kit';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { ContactKind } from './contactKinds';
import { contactTexts, profileTexts } from './profile.texts';
import { SaveFailure } from './rowParts';
import type { Editing, Problem } from './useEditing';

interface ContactFormProps {
  kind: ContactKind;
  /** The stored value, or the one that is being saved. The field shows it until the customer types. */
  value: string | undefined;
  editing: Editing<string>;
  saving: boolean;
  /** The button 'Avbryt'. */
  cancel: ReactNode;
}

/** The row's texts for problems that the field does not show. */
const FAILURES: Partial<Record<Problem, string>> = {
  failed: contactTexts.kept,
  'email-first': contactTexts.emailFirst,
  unknown: profileTexts.unknown,
};

/**
 * The form of an open row, which keeps the typed text until it is saved. A row that is opened again while an earlier
 * value is being saved shows that value, and accepts new text, which can be saved afterwards.
 */
export function ContactForm({ kind, value, editing, saving, cancel }: ContactFormProps) {
  const { texts, check, input } = kind;
  const { draft, change, submit } = editing;
  const field = useRef<HTMLInputElement>(null);
  const [attempt, setAttempt] = useState(0);
  const shown = draft?.text ?? value ?? '';
  const problem = draft?.problem;
  const wrong = problem === 'empty' || problem === 'invalid' ? problem : undefined;
  const failure = problem && FAILURES[problem];

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (saving) return;
    setAttempt((count) => count + 1);
    const checked = check(shown);
    if ('problem' in checked) change({ text: shown, problem: checked.problem });
    const found = 'problem' in checked ? checked.problem : await submit(checked.value, shown);
    if (found === 'empty' || found === 'invalid') field.current?.focus();
  };
  const type = (typed: string) => {
    const checked = check(typed);
    const rule = 'problem' in checked ? checked.problem : undefined;
    change({ text: typed, problem: wrong ? rule : problem });
  };

  return (
    <form noValidate className="profile-form" onSubmit={save}>
      <TextField
        {...input}
        ref={field}
        // The row shows the same label beside the field.
        label={texts.label}
        labelHidden
        value={shown}
        readOnly={draft?.saving}
        description={saving && !draft?.saving && contactTexts.stillSaving}
        // Remounted at each attempt: screen readers do not announce an unchanged text again.
        error={
          wrong && (
            <span key={attempt}>
              <span>{texts[wrong]}</span>{' '}
              <span className="profile-example">
                {/* A text that only the insurer refuses has the form of the example. */}
                {'problem' in check(shown) ? texts.example : texts.refused}
              </span>
            </span>
          )
        }
        onChange={(event) => type(event.currentTarget.value)}
      />
      {failure && <SaveFailure title={texts.saveFailed} text={failure} />}
      <div className="profile-form-actions">
        <Button type="submit" loading={saving}>
          {profileTexts.save}
        </Button>
        {cancel}
      </div>
    </form>
  );
}
