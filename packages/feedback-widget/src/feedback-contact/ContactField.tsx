import { useContext, useId } from 'react';
import { FeedbackContext } from '../feedback-root/FeedbackContext';

interface ContactFieldProps {
  /** Also the token of `autocomplete` (WCAG 1.3.5). */
  type: 'email' | 'tel';
  label: string;
  value: string;
  onWrite: (text: string) => void;
  fault: string | false | undefined;
}

/** One line to fill in, with its error tied to it (WCAG 3.3.1). */
export function ContactField({ type, label, value, onWrite, fault }: ContactFieldProps) {
  const id = useId();
  const { sending } = useContext(FeedbackContext) ?? {};
  return (
    <div className="fbw-text">
      <label className="fbw-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type={type}
        autoComplete={type}
        className="fbw-field"
        value={value}
        readOnly={sending}
        aria-required="true"
        aria-invalid={!!fault || undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
        onChange={(event) => onWrite(event.target.value)}
      />
      {fault && (
        <p className="fbw-excess" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </div>
  );
}
