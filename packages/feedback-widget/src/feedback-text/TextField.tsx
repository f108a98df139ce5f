import { useContext, useEffect } from 'react';
import { FeedbackContext, type FeedbackContextValue } from '../feedback-root/FeedbackContext';
import { findPersonalDetails } from '../personal-details/findPersonalDetails';
import { fillIn } from '../texts/fillIn';
import { countCharacters } from './countCharacters';
import { Field } from './Field';

const ANNOUNCE_FROM = 0.9;
const ANNOUNCE_AFTER_MS = 1000;

interface TextFieldProps {
  label: string;
  value: string;
  onWrite: (text: string) => void;
  maxLength?: number;
  rows: number;
}

/**
 * The free text of answer and follow-up, with help, counter 'n / max' and warning, none of which
 * blocks. From 90 % the counter is also said, once typing pauses.
 */
export function TextField({
  value,
  maxLength = Number.POSITIVE_INFINITY,
  ...rest
}: TextFieldProps) {
  const { texts, announce } = useContext(FeedbackContext) as FeedbackContextValue;
  const count = countCharacters(value);
  const left = maxLength - count;
  const fault = left < 0 && fillIn(texts.excess, { count: -left });
  const spoken =
    count >= maxLength * ANNOUNCE_FROM && (fault || fillIn(texts.charactersLeft, { count: left }));
  useEffect(() => {
    if (!spoken) return;
    const timer = setTimeout(announce, ANNOUNCE_AFTER_MS, spoken);
    return () => {
      clearTimeout(timer);
      announce('');
    };
  }, [announce, spoken]);
  const kinds = new Set(findPersonalDetails(value).map(({ kind }) => kind));
  const what = [...kinds].map((kind) => texts[`personal${kind}`]).join(texts.and);

  return (
    <Field {...rest} value={value} help={texts.helpText} fault={fault}>
      {left < Number.POSITIVE_INFINITY && (
        <p className="fbw-counter">
          {count} / {maxLength}
        </p>
      )}
      {/* A live region of its own stands before its text does, or the text goes unheard. */}
      <div aria-live="polite">
        {what && <p className="fbw-personal">{fillIn(texts.personal, { what })}</p>}
      </div>
    </Field>
  );
}
