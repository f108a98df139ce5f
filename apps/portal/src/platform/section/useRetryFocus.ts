import { type RefObject, useEffect, useRef } from 'react';
import { focusPageHeading } from '../navigation/PageHeading';

/**
 * Where the focus goes when a retry removes its button with the message: to the section's heading, and to the
 * page's when the retry finds nothing to show, so that the section disappears.
 * @param isEmpty Whether the section shows nothing.
 */
export function useRetryFocus(isEmpty: boolean): {
  heading: RefObject<HTMLHeadingElement | null>;
  /** Call it before the retry. */
  focusHeading: () => void;
} {
  const heading = useRef<HTMLHeadingElement>(null);
  const retried = useRef(false);

  useEffect(() => {
    if (!isEmpty || !retried.current) return;
    retried.current = false;
    // The customer may have moved on in the meantime.
    if (document.activeElement === document.body) focusPageHeading();
  }, [isEmpty]);

  const focusHeading = () => {
    retried.current = true;
    heading.current?.focus();
  };
  return { heading, focusHeading };
}
