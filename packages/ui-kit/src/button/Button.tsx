import clsx from 'clsx/lite';
import { type ComponentProps, forwardRef, type MouseEvent } from 'react';
import { type RenderProp, renderElement } from '../internals/renderElement';
import { Loader } from '../loader/Loader';

/** What a `Button` is like now. */
export interface ButtonState {
  /** How much it stands out. */
  variant: 'primary' | 'secondary' | 'tertiary' | 'danger';
  /** Whether its action is under way. */
  loading: boolean;
  /** Whether it refuses presses. */
  disabled: boolean;
}

/** Props of `Button`; the rest goes to its element. */
export interface ButtonProps extends ComponentProps<'button'> {
  /**
   * How much it stands out; one primary a view. `danger` is for what cannot be undone.
   * @default 'primary'
   */
  variant?: ButtonState['variant'];
  /** Whether its action is under way: presses do nothing, and the focus stays. @default false */
  loading?: boolean;
  /** Another element, such as a link that looks like a button: `<a href="/tilbud" />`. @default `<button>` */
  render?: RenderProp<ComponentProps<'button'>, ButtonState>;
}

/** Does something on this page. What leads elsewhere is a `Link`, or a button that renders a link. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant = 'primary',
    loading = false,
    disabled = false,
    type = 'button',
    render,
    onClick,
    children,
    className,
    ...rest
  },
  ref,
) {
  // `disabled` would drop the focus, and a link has none: the press is refused instead.
  const refused = loading || (disabled && render !== undefined);
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (refused) event.preventDefault();
    else onClick?.(event);
  };

  return renderElement<ComponentProps<'button'>, ButtonState>(
    'button',
    render,
    {
      ...rest,
      ...(render ? {} : { type, disabled }),
      ref,
      'aria-disabled': refused || rest['aria-disabled'],
      className: clsx('ui-button', className),
      onClick: handleClick,
      children: (
        <>
          <span className="ui-button-label">{children}</span>
          {loading && ' '}
          {loading && <Loader className="ui-button-loader" labelHidden />}
        </>
      ),
    },
    { variant, loading, disabled },
  );
});
