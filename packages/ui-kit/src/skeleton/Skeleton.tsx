import clsx from 'clsx/lite';
import { type ComponentProps, forwardRef } from 'react';

/** Props of `Skeleton`; the rest goes to the root. Size it with a class. */
export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children' | 'aria-hidden'> {
  /** What it stands in for. @default 'block' */
  shape?: 'block' | 'text' | 'circle';
}

/** Holds the place of content on its way. Hidden from assistive technology. */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(
  { shape, className, ...rest },
  ref,
) {
  return (
    <span
      {...rest}
      ref={ref}
      aria-hidden="true"
      className={clsx('ui-skeleton', className)}
      data-shape={shape}
    />
  );
});
