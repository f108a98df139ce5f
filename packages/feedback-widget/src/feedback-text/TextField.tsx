import clsx from 'clsx';
import { useContext, useId } from 'react';
import { FeedbackContext, type FeedbackContextValue } from '../feedback-root/FeedbackContext';
import { findPersonalDetails } from '../personal-details/findPersonalDetails';
import { fillIn } from '../texts/fillIn';
import { CharacterCounter } from './CharacterCounter';
import { countCharacters } from './countCharacters';

interface TextFieldProps {
  label: string;
  value: string;
  onWrite: (text: string) => void;
  maxLength?: number;
  rows: number;
}

/** The free-text field of answer and follow-up: help, counter and warning, none of which blocks. */
export function TextField({ label, value, onWrite, maxLength, rows }: TextFieldProps) {
  const id = useId();
  const { texts, announce, sending } = useContext(FeedbackContext) as FeedbackContextValue;
  const counted = maxLength !== undefined;
  const count = counted ? countCharacters(value) : 0;
  const excess = counted && count > maxLength && count - maxLength;
  const kinds = new Set(findPersonalDetails(value).map(({ kind }) => kind));
  const what = [...kinds].map((kind) => texts[`personal${kind}`]).join(texts.and);

  return (
    <>
      <label className="fbw-label" htmlFor={id}>
        {label}
      </label>
      <p className="fbw-help" id={`${id}-help`}>
        {texts.helpText}
      </p>
      <textarea
        id={id}
        className="fbw-field"
        rows={rows}
        value={value}
        readOnly={sending}
        aria-invalid={!!excess || undefined}
        aria-describedby={clsx(
          `${id}-help`,
          what && `${id}-personal`,
          excess && `${id}-excess`,
          counted && `${id}-count`,
        )}
        onChange={(event) => onWrite(event.target.value)}
      />
      {/* A live region of its own stands before its text does, or the text goes unheard. */}
      <div aria-live="polite">
        {what && (
          <p className="fbw-personal" id={`${id}-personal`}>
            {fillIn(texts.personal, { what })}
          </p>
        )}
      </div>
      {counted && (
        <div className="fbw-below">
          {excess && (
            <p className="fbw-excess" id={`${id}-excess`}>
              {fillIn(texts.excess, { count: excess })}
            </p>
          )}
          <CharacterCounter
            id={`${id}-count`}
            count={count}
            maxLength={maxLength}
            texts={texts}
            announce={announce}
          />
        </div>
      )}
    </>
  );
}
