import { type ComponentPropsWithoutRef, useContext, useEffect, useRef } from 'react';
import { FeedbackContext, type FeedbackContextValue } from './FeedbackContext';
import { refuseDoubleTap } from './refuseDoubleTap';

/** Whether focus is here, around, or nowhere, in the page and in each shadow root on the way to it. */
function mayTakeFocus(node: Element): boolean {
  const { activeElement, host } = node.getRootNode() as ShadowRoot;
  const isElsewhere =
    activeElement && !activeElement.contains(node) && !node.contains(activeElement);
  return !isElsewhere && (!host || mayTakeFocus(host));
}

/**
 * The heading of something new. It takes focus when it arrives, because the button that brought it
 * is gone or means something else now (WCAG 2.4.3). A visitor who went elsewhere stays there, and
 * hears it from the live region (WCAG 4.1.3).
 */
export function ArrivalHeading(props: ComponentPropsWithoutRef<'h2'>) {
  const ref = useRef<HTMLHeadingElement>(null);
  const { Heading, announce } = useContext(FeedbackContext) as FeedbackContextValue;
  useEffect(() => {
    const heading = ref.current as HTMLHeadingElement;
    const root = heading.closest('.fbw-root') as Element;
    const isHere = mayTakeFocus(root);
    refuseDoubleTap(root);
    if (isHere) heading.focus();
    announce(isHere ? '' : (heading.textContent as string));
  }, [announce]);
  return <Heading {...props} ref={ref} tabIndex={-1} className="fbw-heading" />;
}
