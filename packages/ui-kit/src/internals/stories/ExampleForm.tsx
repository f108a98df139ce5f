import { type FormEvent, useState } from 'react';
import { Button } from '../../button/Button';
import { ErrorSummary } from '../../error-summary/ErrorSummary';
import { ErrorSummaryItem } from '../../error-summary/ErrorSummaryItem';
import { Radio } from '../../radio-group/Radio';
import { RadioGroup } from '../../radio-group/RadioGroup';
import { TextField } from '../../text-field/TextField';

/** A form without a library, for stories and tests: checks its fields on submit, and counts the submits. */
export function ExampleForm() {
  const [submits, setSubmits] = useState(0);
  const [errors, setErrors] = useState<{ [id: string]: string }>({});
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setErrors({
      ...(!fields.get('epost') && { epost: 'Skriv e-postadressen din' }),
      ...(!fields.get('tilbud') && { tilbud: 'Velg om du vil ha tilbud' }),
    });
    setSubmits(submits + 1);
  };
  const found = Object.entries(errors);
  return (
    <form noValidate onSubmit={send} style={{ display: 'grid', gap: 'var(--ui-space-5)' }}>
      {found.length > 0 && (
        <ErrorSummary key={submits}>
          {found.map(([id, error]) => (
            <ErrorSummaryItem key={id} href={`#${id}`}>
              {error}
            </ErrorSummaryItem>
          ))}
        </ErrorSummary>
      )}
      <TextField id="epost" name="epost" label="E-post" type="email" error={errors.epost} />
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
