import { LongWords } from '@forsikring/foundation/react/LongWords';
import { type ComponentPropsWithoutRef, useId } from 'react';

interface ConsentChoiceProps extends ComponentPropsWithoutRef<'input'> {
  label: string;
  description: string;
  /** The word for the state of the switch. */
  state: string | undefined;
}

/** One category: its purpose and a switch. The rest goes to the switch. */
export function ConsentChoice({ label, description, state, ...rest }: ConsentChoiceProps) {
  const id = useId();
  return (
    <div className="tc-choice">
      <label className="tc-label" htmlFor={id}>
        {label}
      </label>
      <span className="tc-answer">
        <span className="tc-state" aria-hidden="true">
          {state}
        </span>
        <input
          {...rest}
          className="tc-switch"
          type="checkbox"
          form=""
          id={id}
          aria-describedby={`${id}-text`}
        />
      </span>
      <p className="tc-text" id={`${id}-text`}>
        <LongWords>{description}</LongWords>
      </p>
    </div>
  );
}
