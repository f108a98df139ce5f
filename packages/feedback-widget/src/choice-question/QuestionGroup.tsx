import clsx from 'clsx';
import { type ComponentPropsWithoutRef, type ReactNode, useContext, useId } from 'react';
import { FeedbackContext } from '../feedback-root/FeedbackContext';
import { OutsideRoot } from '../feedback-root/Misuse';
import type { ChoiceOption, OptionValue } from '../flow/feedbackQuestion';

interface QuestionGroupProps extends Omit<ComponentPropsWithoutRef<'fieldset'>, 'children'> {
  /** Names the part to a developer who misplaced it. */
  part: string;
  label: string | undefined;
  options: readonly ChoiceOption[];
  /** One class for the row of options, and one for each. */
  classNames: [row: string, option: string];
  multiple?: boolean;
  /** What stands between the button and its name. */
  draw?: (option: ChoiceOption) => ReactNode;
}

/**
 * Native radio buttons or checkboxes in a fieldset, so that arrow keys, forms mode and voice
 * control work by themselves.
 */
export function QuestionGroup({
  part,
  label,
  options,
  classNames: [row, one],
  multiple,
  draw,
  className,
  ...rest
}: QuestionGroupProps) {
  const name = useId();
  const feedback = useContext(FeedbackContext);
  if (!feedback) return <OutsideRoot part={part} />;
  const { texts, sending } = feedback;
  const { value, set, Label } = feedback.field;
  const chosen = (Array.isArray(value) ? value : []) as readonly OptionValue[];
  // In the order of the options, whatever the order of the clicks.
  const toggled = (changed: OptionValue) =>
    options
      .map((option) => option.value)
      .filter((each) => chosen.includes(each) !== (each === changed));

  return (
    <fieldset {...rest} className={clsx('fbw-question', className)}>
      <legend className="fbw-legend">
        <Label className="fbw-heading">{label ?? texts.question}</Label>
      </legend>
      <div className={row}>
        {options.map((option) => (
          <label key={option.value} className={one}>
            <input
              type={multiple ? 'checkbox' : 'radio'}
              className={`${one}-input`}
              name={name}
              value={option.value}
              checked={multiple ? chosen.includes(option.value) : value === option.value}
              // An answer on its way stays as it is; `disabled` would drop focus.
              aria-disabled={sending}
              onClick={(event) => sending && event.preventDefault()}
              onChange={() => set(multiple ? toggled(option.value) : option.value)}
            />
            {draw?.(option)}
            <span className={`${one}-label`}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
