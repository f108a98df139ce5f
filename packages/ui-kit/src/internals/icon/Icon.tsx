import clsx from 'clsx/lite';

interface IconProps {
  /** What to draw, on a grid of 24: one of `iconPaths`. */
  path: string;
  className?: string | undefined;
}

/** A mark drawn with one line, in the colour of the text around it. */
export function Icon({ path, className }: IconProps) {
  return (
    <svg className={clsx('ui-icon', className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
