import { type ComponentProps, forwardRef } from 'react';
import { type RenderProp, renderElement } from '../internals/renderElement';
import { StatusIcon } from '../internals/status/StatusIcon';

/** The state of a `Tag`. */
export interface TagState {
  /** The colour. */
  variant: 'neutral' | 'info' | 'success' | 'warning' | 'error';
}

/** Props of `Tag`; the rest goes to its element. */
export interface TagProps extends ComponentProps<'span'> {
  /** The colour, edge and icon; the word says the state by itself. @default 'neutral' */
  variant?: TagState['variant'] | undefined;
  /** Another element, such as `<li />`. @default `<span>` */
  render?: RenderProp<ComponentProps<'span'>, TagState> | undefined;
}

/**
 * A short word about the state of something, such as an agreement's status.
 * @attribute data-variant Always: `neutral`, `info`, `success`, `warning` or `error`.
 */
export const Tag = forwardRef<HTMLSpanElement, TagProps>(function Tag(
  { variant = 'neutral', children, ...rest },
  ref,
) {
  if (variant === 'neutral')
    return renderElement('span', { ...rest, children, ref }, { className: 'ui-tag' }, { variant });
  const content = (
    <>
      <StatusIcon status={variant} />
      {/* A page translator replaces a text beside an icon: this text changes all the same. */}
      <span>{children}</span>
    </>
  );
  const own = { className: 'ui-tag ui-status', children: content };
  return renderElement('span', { ...rest, ref }, own, { variant });
});
