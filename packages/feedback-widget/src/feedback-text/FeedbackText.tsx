import clsx from 'clsx';
import { type ComponentPropsWithoutRef, useContext, useId } from 'react';
import { FeedbackContext } from '../feedback-root/FeedbackContext';
import { OutsideRoot } from '../feedback-root/Misuse';
import { type SmileyOption, smileyOptions } from '../smiley-question/smileyOptions';
import { CharacterCounter } from './CharacterCounter';
import { countCharacters } from './countCharacters';

/** Props of `FeedbackText`; the rest goes to the `<div>` around label, field and counter. */
export interface FeedbackTextProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** What the field asks. By default the `textAreaLabel` of the chosen option. */
  label?: string;
  /** The options to find that label in. By default the five smileys. */
  options?: readonly SmileyOption[];
  /** Turns the counter on: the number of user-perceived characters asked for, never enforced. */
  maxLength?: number;
  /**
   * The field's height, in rows of text.
   * @default 4
   */
  rows?: number;
}

/**
 * The free text to an answer, shown once one is chosen (part 2 §2, §5). A text past `maxLength` is
 * told so and marked invalid, and is neither cut nor blocked.
 */
export function FeedbackText({
  label,
  options,
  maxLength,
  rows = 4,
  className,
  ...rest
}: FeedbackTextProps) {
  const id = useId();
  const feedback = useContext(FeedbackContext);
  if (!feedback) return <OutsideRoot part="FeedbackText" />;
  const { state, texts, write, announce } = feedback;
  if (state.phase === 'question' || state.phase === 'thanks') return null;

  const chosen = (options ?? smileyOptions(texts)).find(({ value }) => value === state.value);
  const count = maxLength === undefined ? 0 : countCharacters(state.text);
  const excess = maxLength === undefined ? 0 : Math.max(0, count - maxLength);
  const counted = maxLength !== undefined;

  return (
    <div {...rest} className={clsx('fbw-text', className)}>
      <label className="fbw-label" htmlFor={id}>
        {label ?? chosen?.textAreaLabel ?? texts.promptNeutral}
      </label>
      <p className="fbw-help" id={`${id}-help`}>
        {texts.helpText}
      </p>
      <textarea
        id={id}
        className="fbw-field"
        rows={rows}
        value={state.text}
        readOnly={state.phase === 'sending'}
        aria-invalid={excess > 0 || undefined}
        aria-describedby={clsx(
          `${id}-help`,
          excess > 0 && `${id}-excess`,
          counted && `${id}-count`,
        )}
        onChange={(event) => write(event.target.value)}
      />
      {counted && (
        <div className="fbw-below">
          {excess > 0 && (
            <p className="fbw-excess" id={`${id}-excess`}>
              {texts.excess.replace('{count}', `${excess}`)}
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
    </div>
  );
}
