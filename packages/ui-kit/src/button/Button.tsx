import { type ComponentProps, forwardRef, type MouseEvent } from 'react';
import { hasName } from '../internals/hasName';
import { type RenderProp, renderElement } from '../internals/renderElement';
import { warnOnce } from '../internals/warnOnce';
import { Loader } from '../loader/Loader';

/** The state of a `Button`. */
export interface ButtonState {
  /** How much the button stands out. */
  variant: 'primary' | 'secondary' | 'tertiary' | 'danger' | 'danger-primary';
  /** Whether the action is pending. */
  loading: boolean;
  /** Whether the button refuses presses. */
  disabled: boolean;
  /** Whether the button is a square with an icon. */
  iconOnly: boolean;
}

/** Props of `Button`; the rest goes to its element. */
export interface ButtonProps extends ComponentProps<'button'> {
  /**
   * How much the button stands out; one primary button in a view. `danger` is for an action that cannot be undone, and
   * `danger-primary`, which is filled, for the button of that action in a dialog that asks.
   * @default 'primary'
   */
  variant?: ButtonState['variant'] | undefined;
  /** Whether the action is pending: presses do nothing, and the focus stays. @default false */
  loading?: boolean | undefined;
  /**
   * Whether the content is an icon without text: a square of 44 px. An icon needs a name, by `aria-label` or by a
   * `Tooltip` around the button.
   * @default false
   */
  iconOnly?: boolean | undefined;
  /** Another element, such as a link that looks like a button: `<a href="/tilbud" />`. @default `<button>` */
  render?: RenderProp<ComponentProps<'button'>, ButtonState> | undefined;
}

/** Warns in development when the button around this label has no name. */
function warnWithoutName(label: HTMLElement | null) {
  const button = label?.closest('button, a, [role="button"]');
  // A tooltip that describes the button becomes its name, and warns by itself.
  if (button && !hasName(button) && !button.hasAttribute('aria-describedby'))
    warnOnce('A Button has no name. Give it a text, or an aria-label when it has only an icon.');
}

/**
 * Does something on this page. To lead elsewhere, use a `Link`, or a button that renders a link.
 * @attribute data-variant Always: `primary`, `secondary`, `tertiary`, `danger` or `danger-primary`.
 * @attribute data-loading The action is pending.
 * @attribute data-disabled The button refuses presses.
 * @attribute data-icon-only The button has `iconOnly`.
 */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant = 'primary',
    loading = false,
    disabled = false,
    iconOnly = false,
    type,
    render,
    onClick,
    children,
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

  return renderElement(
    'button',
    { ...rest, ...(type && { type }), render, ref },
    {
      ...(render ? {} : { disabled }),
      'aria-disabled': refused || rest['aria-disabled'],
      className: 'ui-button',
      onClick: handleClick,
      children: (
        <>
          <span
            ref={process.env.NODE_ENV === 'production' ? undefined : warnWithoutName}
            className="ui-button-label"
          >
            {children}
          </span>
          {loading && <Loader className="ui-button-loader" labelHidden />}
        </>
      ),
    },
    { variant, loading, disabled, iconOnly },
  );
});
