import { findPersonalDetails } from '@forsikring/foundation/personal-details/findPersonalDetails';
import { countCharacters } from '@forsikring/foundation/texts/countCharacters';
import { useContext, useEffect } from 'react';
import { FeedbackContext, type FeedbackContextValue } from '../feedback-root/FeedbackContext';
import { charactersOverLimit } from '../flow/freeText';
import { fillIn } from '../texts/fillIn';
import { Field } from './Field';

const ANNOUNCE_FROM = 0.9;
const ANNOUNCE_AFTER_MS = 1000;

interface TextFieldProps {
  label: string;
  value: string;
  onWrite: (text: string) => void;
  maxLength?: number | undefined;
  rows: number;
}

/**
 * The free text of choice and follow-up, with help, counter 'n / max' and a warning of personal details,
 * none of which blocks. Above `textLimit` the field shows how many characters to remove before sending.
 * From 90 % of `maxLength` the count is also announced, once typing pauses.
 */
export function TextField({
  value,
  maxLength = Number.POSITIVE_INFINITY,
  ...rest
}: TextFieldProps) {
  const { texts, textLimit, announce } = useContext(FeedbackContext) as FeedbackContextValue;
  const counts = maxLength < Number.POSITIVE_INFINITY;
  const count = counts ? countCharacters(value) : 0;
  const left = maxLength - count;
  const tooMany = charactersOverLimit(value, textLimit);
  const error =
    tooMany > 0
      ? fillIn(texts.tooLong, { count: tooMany })
      : left < 0 && fillIn(texts.excess, { count: -left });
  const isNear = counts && count >= maxLength * ANNOUNCE_FROM;
  const spoken = error || (isNear && fillIn(texts.charactersLeft, { count: left }));
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
    <Field {...rest} value={value} help={texts.helpText} error={error}>
      {counts && <p className="fbw-counter">{`${count} / ${maxLength}`}</p>}
      {/* A separate live region, mounted before its text: otherwise the text is not announced. */}
      <div aria-live="polite">
        {what && <p className="fbw-personal">{fillIn(texts.personal, { what })}</p>}
      </div>
    </Field>
  );
}
