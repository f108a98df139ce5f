import { takesFocus } from '@forsikring/foundation/focus/focusPage';
import clsx from 'clsx/lite';
import { type ComponentProps, forwardRef, type MouseEvent } from 'react';
import { useTexts } from '../texts/TextsProvider';
import { type SkipLinkTexts, skipLinkTexts } from './skipLink.texts';

/** Props of `SkipLink`; the rest goes to the `<a>`. */
export interface SkipLinkProps extends Omit<ComponentProps<'a'>, 'children'> {
  /** The id of the main content, after a `#`. @default '#main' */
  href?: string | undefined;
  /** Replaces single texts; undefined ones keep their default. */
  texts?: Partial<SkipLinkTexts> | undefined;
}

/** The first link of a page, seen when it has the focus: leads past the navigation (WCAG 2.2, 2.4.1). */
export const SkipLink = forwardRef<HTMLAnchorElement, SkipLinkProps>(function SkipLink(
  { href = '#main', texts, onClick, className, ...rest },
  ref,
) {
  const { label } = useTexts(skipLinkTexts, texts);
  const skip = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const target = document.getElementById(href.slice(1));
    if (event.defaultPrevented || !target) return;
    // The focus moves too. The address does not change, because a router would react to the hash.
    event.preventDefault();
    takesFocus(target);
    target.scrollIntoView();
  };
  return (
    <a {...rest} ref={ref} href={href} className={clsx('ui-skip-link', className)} onClick={skip}>
      {label}
    </a>
  );
});
