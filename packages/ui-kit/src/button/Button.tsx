import clsx from 'clsx/lite';
import type { ComponentProps, MouseEvent } from 'react';
import { Loader } from '../loader/Loader';

/** Props of `Button`; the rest goes to the `<button>`. */
export interface ButtonProps extends ComponentProps<'button'> {
  /** How much it stands out; one primary a view. @default 'primary' */
  variant?: 'primary' | 'secondary' | 'tertiary';
  /** Whether its action is under way: clicks do nothing, and focus stays. @default false */
  loading?: boolean;
}

/** Does something on this page; what leads elsewhere is a `Link`. */
export function Button({
  variant = 'primary',
  loading = false,
  type = 'button',
  onClick,
  children,
  className,
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // `disabled` would drop the focus: the click is refused instead, a form's submit with it.
    if (loading) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <button
      {...rest}
      type={type}
      aria-disabled={loading || rest['aria-disabled']}
      className={clsx('ui-button', className)}
      data-variant={variant}
      data-loading={loading ? '' : undefined}
      onClick={handleClick}
    >
      <span className="ui-button-label">{children}</span>
      {loading && ' '}
      {loading && <Loader className="ui-button-loader" labelHidden />}
    </button>
  );
}
