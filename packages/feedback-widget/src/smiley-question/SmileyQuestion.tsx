import clsx from 'clsx';
import { type ComponentPropsWithoutRef, useContext, useId } from 'react';
import { FeedbackContext } from '../feedback-root/FeedbackContext';
import { Misuse, OutsideRoot } from '../feedback-root/Misuse';
import { SmileyFace } from './SmileyFace';
import { type SmileyOption, smileyFault, smileyOptions } from './smileyOptions';

/** Props of `SmileyQuestion`; the rest goes to its `<fieldset>`. */
export interface SmileyQuestionProps
  extends Omit<ComponentPropsWithoutRef<'fieldset'>, 'children'> {
  /** The question. By default 'Hvor fornøyd er du med denne nettsiden?'. */
  label?: string;
  /** The faces, from the saddest. By default the five of the specification. */
  options?: readonly SmileyOption[];
}

/**
 * Asks with faces (part 2 §2): native radio buttons in a fieldset, so that arrow keys, forms mode
 * and voice control work by themselves. The chosen face's name stands under the row.
 */
export function SmileyQuestion({ label, options, className, ...rest }: SmileyQuestionProps) {
  const name = useId();
  const feedback = useContext(FeedbackContext);
  const fault = smileyFault(options);
  if (!feedback) return <OutsideRoot part="SmileyQuestion" />;
  if (fault) return <Misuse reason={fault} />;
  const { state, texts, Heading, choose } = feedback;

  return (
    <fieldset {...rest} className={clsx('fbw-question', className)}>
      <legend className="fbw-legend">
        <Heading className="fbw-heading">{label ?? texts.question}</Heading>
      </legend>
      <div className="fbw-smileys">
        {(options ?? smileyOptions(texts)).map((option) => (
          <label key={option.value} className="fbw-smiley">
            <input
              type="radio"
              className="fbw-smiley-input"
              name={name}
              value={option.value}
              checked={state.value === option.value}
              onChange={() => choose(option.value)}
            />
            <SmileyFace value={option.value} />
            <span className="fbw-smiley-label">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
