import { type ElementType, type ReactNode, useContext, useId } from 'react';
import { FeedbackContext, type FeedbackContextValue } from '../feedback-root/FeedbackContext';

interface FieldProps {
  label: string;
  value: string;
  onWrite: (text: string) => void;
  /** One line for e-mail or phone; without it, lines of free text. Also the token of `autocomplete`. */
  type?: 'email' | 'tel';
  /** Stands above the field. */
  help?: string;
  /** What is wrong, under the field (WCAG 3.3.1). */
  fault?: string | false;
  /** What else is to be read with the field, under it. */
  children?: ReactNode;
  rows?: number;
}

/** A labelled field, described by all that stands around it. */
export function Field({ label, help, fault, children, type, value, onWrite, rows }: FieldProps) {
  const id = useId();
  const { sending } = useContext(FeedbackContext) as FeedbackContextValue;
  const below = `${id}-below`;
  const Control: ElementType = type ? 'input' : 'textarea';
  return (
    <>
      <label className="fbw-label" htmlFor={id}>
        {label}
      </label>
      {help && (
        <p className="fbw-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      <Control
        id={id}
        className="fbw-field"
        type={type}
        autoComplete={type}
        rows={rows}
        value={value}
        readOnly={sending}
        aria-required={type && true}
        aria-invalid={!!fault || undefined}
        aria-describedby={(help ? `${id}-help ` : '') + below}
        onChange={({ target }: { target: { value: string } }) => onWrite(target.value)}
      />
      <div className="fbw-below" id={below}>
        {fault && <p className="fbw-excess">{fault}</p>}
        {children}
      </div>
    </>
  );
}
