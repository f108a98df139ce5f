import { type ComponentProps, type ReactNode, useId } from 'react';

interface SelectFieldProps extends ComponentProps<'select'> {
  label: ReactNode;
  description?: ReactNode;
  error?: ReactNode;
}

export function SelectField({ label, description, error, ...rest }: SelectFieldProps) {
  const id = useId();
  const describedBy = [description && `${id}-description`, error && `${id}-error`];
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="field-description" id={`${id}-description`}>
        {description}
      </div>
      <select
        {...rest}
        className="select"
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
      />
      {/* In the page from the start: a live region that arrives with its text is not announced. */}
      <div className="field-error" id={`${id}-error`} aria-live="polite">
        {error}
      </div>
    </div>
  );
}
