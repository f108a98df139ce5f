import clsx from 'clsx/lite';
import { type ReactNode, useId } from 'react';

interface FieldParts {
  /** The consumer's own id and descriptions, which are kept. */
  id?: string;
  describedBy?: string;
  description?: ReactNode;
  error?: ReactNode;
}

/** Ties a control to its description and its error. A part that is not there is not pointed to. */
export function useFieldIds({ id, describedBy, description, error }: FieldParts) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const descriptionId = `${controlId}-description`;
  const errorId = `${controlId}-error`;
  return {
    controlId,
    descriptionId,
    errorId,
    describedBy: clsx(describedBy, description && descriptionId, error && errorId) || undefined,
  };
}
