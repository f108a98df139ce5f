import type { ReactNode } from 'react';
import { StatusIcon } from '../status/StatusIcon';

interface FieldErrorProps {
  id: string;
  children?: ReactNode;
}

/**
 * The error of a field. The live region is in the page, empty, from the first paint: one that arrives
 * together with its text is not read (WCAG 2.2, 4.1.3).
 */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <div id={id} className="ui-field-error" aria-live="polite" aria-atomic>
      {children && <FieldProblem>{children}</FieldProblem>}
    </div>
  );
}

/** A problem with its icon: never known by the colour alone (WCAG 2.2, 1.4.1). */
export function FieldProblem({ children }: { children: ReactNode }) {
  return (
    <span className="ui-field-problem">
      <StatusIcon status="error" />
      <span>{children}</span>
    </span>
  );
}
