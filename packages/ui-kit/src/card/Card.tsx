import clsx from 'clsx/lite';
import type { ComponentProps } from 'react';

/** Props of `Card`; everything goes to the `<div>`. */
export type CardProps = ComponentProps<'div'>;

/** A surface for one thing. A link of class `ui-card-link` in it covers the whole card, and other controls stay above it. */
export function Card({ className, ...rest }: CardProps) {
  return <div {...rest} className={clsx('ui-card', className)} />;
}
