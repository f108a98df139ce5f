import { classNames } from '@forsikring/foundation/classNames';
import { type ComponentPropsWithoutRef, useId } from 'react';
import { useFeedbackPart } from '../feedback-root/FeedbackContext';
import type { AnswerValue, ChoiceOption, OptionValue, SmileyValue } from '../flow/feedbackQuestion';
import { npsOptions } from '../nps-question/npsOptions';
import { smileyFace } from '../smiley-question/smileyFace';
import { hasWrongSmiley, smileyOptions } from '../smiley-question/smileyOptions';

/** Props of the `<fieldset>`. */
export type FieldsetProps = Omit<ComponentPropsWithoutRef<'fieldset'>, 'children'>;

interface QuestionGroupProps extends FieldsetProps {
  type: 'radio' | 'checkbox' | 'smiley' | 'nps';
  label?: string | undefined;
  options?: readonly ChoiceOption[] | undefined;
  /** Name of the component, for the message to a developer who misplaced it. */
  part?: string | undefined;
  /** The open step of the follow-up, when the group is not the main question. */
  step?: { draft: AnswerValue | undefined; answer: (value: AnswerValue) => void } | undefined;
}

/**
 * Native radio buttons or checkboxes in a fieldset, so that arrow keys, forms mode of screen readers and
 * voice control work.
 */
export function QuestionGroup({
  type,
  label,
  options: ownOptions,
  part = '',
  step,
  className,
  ...rest
}: QuestionGroupProps) {
  const name = useId();
  const feedback = useFeedbackPart(part);
  const smiley = type === 'smiley';
  const nps = type === 'nps';
  if (!feedback || (smiley && hasWrongSmiley(ownOptions))) return null;
  const { texts, sending } = feedback;
  const Label = step ? 'span' : feedback.Heading;
  const value = step ? step.draft : feedback.state.value;
  const set = step ? step.answer : feedback.select;
  const options = nps ? npsOptions(texts) : (ownOptions ?? smileyOptions(texts));
  const many = type === 'checkbox';
  const chosen = many ? ((value ?? []) as readonly OptionValue[]) : [value];
  const isChosen = (option: ChoiceOption) => chosen.includes(option.value);
  const one = smiley || nps ? 'fbw-smiley' : 'fbw-choice';
  // In the order of the options, not of the clicks.
  const toggled = (changed: OptionValue) =>
    options
      .map((option) => option.value)
      .filter((each) => chosen.includes(each) !== (each === changed));

  return (
    <fieldset form="" {...rest} className={classNames('fbw-question', className)}>
      <legend className="fbw-legend">
        <Label className="fbw-heading">{label ?? texts[nps ? 'questionNps' : 'question']}</Label>
      </legend>
      <div
        className={classNames(`${one}s`, nps ? 'fbw-nps' : undefined)}
        data-chosen={options.some(isChosen) || undefined}
      >
        {options.map((option) => (
          <label key={option.value} className={one} data-chosen={isChosen(option) || undefined}>
            <span className={`${one}-box`}>
              <input
                type={many ? type : 'radio'}
                form=""
                className={`${one}-input`}
                name={name}
                value={option.value}
                checked={isChosen(option)}
                // Cannot change while sending; `disabled` would lose focus.
                aria-disabled={sending}
                onClick={(event) => sending && event.preventDefault()}
                onChange={() => set(many ? toggled(option.value) : option.value)}
              />
              {smiley && smileyFace(option.value as SmileyValue)}
              {nps && <span className="fbw-face">{option.value}</span>}
            </span>
            {/* Separates the number from the name of its end, for screen readers. */}
            {nps && ' '}
            {option.label && (
              <span className={nps ? 'fbw-nps-label' : `${one}-label`}>{option.label}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
