import { type ComponentPropsWithoutRef, useContext, useEffect, useRef } from 'react';
import { FeedbackContext, type FeedbackContextValue } from './FeedbackContext';

/**
 * The heading of something new. It takes focus when it arrives, because the button that brought it
 * is gone or means something else now (WCAG 2.4.3); a visitor who went elsewhere is left alone.
 */
export function ArrivalHeading(props: ComponentPropsWithoutRef<'h2'>) {
  const ref = useRef<HTMLHeadingElement>(null);
  const { Heading } = useContext(FeedbackContext) as FeedbackContextValue;
  useEffect(() => {
    const heading = ref.current;
    const root = heading?.closest('.fbw-root') as Element;
    // In a shadow root, the page sees the host in focus.
    const { host = root } = root.getRootNode() as Partial<ShadowRoot>;
    const { activeElement } = document;
    if (activeElement?.contains(host) || host.contains(activeElement)) heading?.focus();
  }, []);
  return <Heading {...props} ref={ref} tabIndex={-1} className="fbw-heading" />;
}
