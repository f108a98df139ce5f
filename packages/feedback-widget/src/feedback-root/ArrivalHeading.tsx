import { type ComponentPropsWithoutRef, useContext, useEffect, useRef } from 'react';
import { FeedbackContext } from './FeedbackContext';

/**
 * The heading of something new. It takes focus when it arrives, because the button that brought it
 * is gone or means something else now (WCAG 2.4.3); a visitor who went elsewhere is left alone.
 */
export function ArrivalHeading(props: ComponentPropsWithoutRef<'h2'>) {
  const ref = useRef<HTMLHeadingElement>(null);
  const { Heading = 'h2' } = useContext(FeedbackContext) ?? {};
  useEffect(() => {
    const { activeElement, body } = document;
    const heading = ref.current;
    const { host } = (heading?.getRootNode() ?? body) as Partial<ShadowRoot>;
    if (
      !activeElement ||
      activeElement === body ||
      activeElement === host ||
      heading?.closest('.fbw-root')?.contains(activeElement)
    )
      heading?.focus();
  }, []);
  return <Heading {...props} ref={ref} tabIndex={-1} className="fbw-heading" />;
}
