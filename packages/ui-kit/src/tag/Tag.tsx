import clsx from 'clsx/lite';
import type { ComponentProps } from 'react';

/** Props of `Tag`; the rest goes to the root. */
export interface TagProps extends ComponentProps<'span'> {
  /** The colour; the word says the state by itself. @default 'neutral' */
  variant?: 'neutral' | 'info' | 'success' | 'warning' | 'error';
}

/** A short word about the state of something, such as an agreement's status. */
export function Tag({ variant = 'neutral', className, ...rest }: TagProps) {
  return <span {...rest} className={clsx('ui-tag', className)} data-variant={variant} />;
}
