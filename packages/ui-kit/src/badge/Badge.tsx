import clsx from 'clsx/lite';
import { type ComponentProps, forwardRef } from 'react';

/** Props of `Badge`; the rest goes to the root. */
export interface BadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The number. Nothing is shown for 0, for less, and for a value that is not a number. */
  count: number;
  /** From this number on, the badge reads 'N+'. @default 99 */
  max?: number | undefined;
  /** What is counted, for screen readers: '3 tilbud'. */
  label: string;
}

/** A number beside the name of what it counts, such as the offers in the navigation. */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { count, max = 99, label, className, ...rest },
  ref,
) {
  if (!(count > 0)) return null;
  return (
    <span {...rest} ref={ref} className={clsx('ui-badge', className)}>
      <span>{count > max ? `${max}+` : count}</span>
      <span className="ui-visually-hidden">{` ${label}`}</span>
    </span>
  );
});
