import { type ChangeEvent, useId } from 'react';

interface ConsentChoiceProps {
  /** Name of the category in the form; missing for the necessary category. */
  name?: string | undefined;
  label: string;
  description: string;
  checked?: boolean | undefined;
  onChange?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
  /** The word for the state of the switch. */
  state?: string | undefined;
  /** Shown instead of the switch when the category is always on. */
  always?: string | undefined;
}

/** One category: its purpose and a switch. */
export function ConsentChoice({
  name,
  label,
  description,
  state,
  always,
  ...rest
}: ConsentChoiceProps) {
  const id = useId();
  return (
    <div className="tc-choice">
      {always ? (
        <>
          <span className="tc-label">{label}</span>
          <span className="tc-always">{always}</span>
        </>
      ) : (
        <>
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
              name={name}
              aria-describedby={`${id}-text`}
            />
          </span>
        </>
      )}
      <p className="tc-text" id={`${id}-text`}>
        {description}
      </p>
    </div>
  );
}
