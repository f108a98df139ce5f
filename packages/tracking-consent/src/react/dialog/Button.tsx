import type { ComponentPropsWithoutRef } from 'react';

interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** `outline` stands beside a filled one; `quiet` is no answer, and opens or closes something. */
  kind?: 'outline' | 'quiet';
}

/** Two answers that stand side by side are of one kind. */
export function Button({ kind, ...rest }: ButtonProps) {
  return <button type="button" {...rest} className="tc-button" data-kind={kind} />;
}
