import { type ComponentPropsWithoutRef, useContext, useLayoutEffect, useRef } from 'react';
import { FeedbackContext, type FeedbackContextValue } from './FeedbackContext';
import { refuseDoubleTap } from './refuseDoubleTap';

/** Whether focus is inside, around, or nowhere, in the page and in each shadow root above. */
function mayTakeFocus(node: Element): boolean {
  const { activeElement, host } = node.getRootNode() as ShadowRoot;
  const isElsewhere =
    activeElement && !activeElement.contains(node) && !node.contains(activeElement);
  return !isElsewhere && (!host || mayTakeFocus(host));
}

/**
 * The heading of a new step. It takes focus when it appears, because the button that was pressed
 * is gone or means something else now (WCAG 2.4.3). A visitor whose focus is elsewhere keeps it, and
 * hears the heading from the live region (WCAG 4.1.3).
 */
export function ArrivalHeading(props: ComponentPropsWithoutRef<'h2'>) {
  const ref = useRef<HTMLHeadingElement>(null);
  const { Heading, announce } = useContext(FeedbackContext) as FeedbackContextValue;
  // Before the next paint, so that no second tap falls between.
  useLayoutEffect(() => {
    const heading = ref.current as HTMLHeadingElement;
    const root = heading.closest('.fbw-root') as Element;
    const isHere = mayTakeFocus(root);
    refuseDoubleTap(root);
    if (isHere) heading.focus();
    announce(isHere ? '' : (heading.textContent as string));
  }, [announce]);
  return <Heading {...props} ref={ref} tabIndex={-1} className="fbw-heading" />;
}
