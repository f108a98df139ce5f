import { useFieldText } from '@forsikring/foundation/react/useFieldText';
import { type ElementType, type ReactNode, useContext, useEffect, useId, useRef } from 'react';
import { FeedbackContext, type FeedbackContextValue } from '../feedback-root/FeedbackContext';
import { ErrorText } from './ErrorText';

interface FieldProps {
  label: string;
  value: string;
  onWrite: (text: string) => void;
  /** One line for e-mail or phone; without it, a text area. Also the token of `autocomplete`. */
  type?: 'email' | 'tel' | undefined;
  /** Shown above the field. */
  help?: string | undefined;
  /** The error, shown below the field (WCAG 3.3.1). */
  error?: string | false | undefined;
  /** More content below the field, which also describes it. */
  children?: ReactNode | undefined;
  rows?: number | undefined;
}

const readers = new WeakMap<Element, () => void>();

/** Takes over what stands in a field that was filled in without an event, as by a password manager. */
export const readField = (field: Element): void => readers.get(field)?.();

/** A labelled field that is described by the texts above and below it. */
export function Field({ label, help, error, children, type, value, onWrite, rows }: FieldProps) {
  const id = useId();
  const { sending } = useContext(FeedbackContext) as FeedbackContextValue;
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useFieldText(control, value);
  useEffect(() => {
    const field = control.current as HTMLInputElement;
    readers.set(field, () => field.value === value || onWrite(field.value));
  });
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
        ref={control}
        form=""
        // Not type="email": Chrome converts æ, ø and å in a domain to punycode.
        type={type && (type === 'tel' ? type : 'text')}
        inputMode={type}
        autoComplete={type}
        rows={rows}
        defaultValue={value}
        readOnly={sending}
        aria-required={type && true}
        aria-invalid={!!error || undefined}
        aria-describedby={(help ? `${id}-help ` : '') + below}
        onChange={({ target }: { target: { value: string } }) => onWrite(target.value)}
      />
      <div className="fbw-below" id={below}>
        {error && <ErrorText className="fbw-excess">{error}</ErrorText>}
        {children}
      </div>
    </>
  );
}
