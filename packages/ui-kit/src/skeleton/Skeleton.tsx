import clsx from 'clsx/lite';
import type { ComponentProps } from 'react';

/** Props of `Skeleton`; the rest goes to the root. Size it with a class. */
export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children' | 'aria-hidden'> {
  /** What it stands in for. @default 'block' */
  shape?: 'block' | 'text' | 'circle';
}

/** Holds the place of content on its way. Hidden from assistive technology. */
export function Skeleton({ shape, className, ...rest }: SkeletonProps) {
  return (
    <span
      {...rest}
      aria-hidden="true"
      className={clsx('ui-skeleton', className)}
      data-shape={shape}
    />
  );
}
