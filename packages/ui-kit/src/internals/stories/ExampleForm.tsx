import { type FormEvent, useState } from 'react';
import { Button } from '../../button/Button';
import { ErrorSummary } from '../../error-summary/ErrorSummary';
import { ErrorSummaryItem } from '../../error-summary/ErrorSummaryItem';
import { Radio } from '../../radio-group/Radio';
import { RadioGroup } from '../../radio-group/RadioGroup';
import { TextField } from '../../text-field/TextField';

/** The errors of the fields that are empty. */
const check = (email: unknown, offers: unknown): { [id: string]: string } => ({
  ...(!email && { epost: 'Skriv e-postadressen din' }),
  ...(!offers && { tilbud: 'Velg om du vil ha tilbud' }),
});

interface ExampleFormProps {
  /** The e-mail address in the field. @default '' */
  email?: string | undefined;
  /** Whether the form was submitted before, and refused. The summary then leaves the focus where it is. @default false */
  refused?: boolean | undefined;
}

/** A form without a library, for stories and tests: checks its fields on submit, and counts the submits. */
export function ExampleForm({ email = '', refused = false }: ExampleFormProps) {
  const [submits, setSubmits] = useState(0);
  const [errors, setErrors] = useState(refused ? check(email, undefined) : {});
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setErrors(check(fields.get('epost'), fields.get('tilbud')));
    setSubmits(submits + 1);
  };
  const found = Object.entries(errors);
  return (
    <form noValidate onSubmit={send} style={{ display: 'grid', gap: 'var(--ui-space-5)' }}>
      {found.length > 0 && (
        <ErrorSummary key={submits} autoFocus={submits > 0}>
          {found.map(([id, error]) => (
            <ErrorSummaryItem key={id} href={`#${id}`}>
              {error}
            </ErrorSummaryItem>
          ))}
        </ErrorSummary>
      )}
      <TextField
        id="epost"
        name="epost"
        label="E-post"
        type="email"
        defaultValue={email}
        error={errors.epost}
      />
      <RadioGroup
        id="tilbud"
        name="tilbud"
        legend="Vil du ha tilbud fra oss?"
        error={errors.tilbud}
      >
        <Radio value="ja">Ja</Radio>
        <Radio value="nei">Nei</Radio>
      </RadioGroup>
      <div>
        <Button type="submit">Lagre</Button>
      </div>
    </form>
  );
}
