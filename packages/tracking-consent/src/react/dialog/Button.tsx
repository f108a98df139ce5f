import type { ComponentPropsWithoutRef } from 'react';

interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** `outline` is a secondary action; `quiet` and the `cross` make no choice, and open or close something. */
  kind?: 'outline' | 'quiet' | 'cross' | undefined;
}

/** Give buttons that refuse and accept the same kind. */
export function Button({ kind, ...rest }: ButtonProps) {
  return <button type="button" form="" {...rest} className="tc-button" data-kind={kind} />;
}
