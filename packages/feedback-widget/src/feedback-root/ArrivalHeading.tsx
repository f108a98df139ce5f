import {
  type ComponentPropsWithoutRef,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useRef,
} from 'react';
import { FeedbackContext, type FeedbackContextValue } from './FeedbackContext';
import { refuseDoubleTap } from './refuseDoubleTap';

/** Whether focus is inside or around the element, or on the body, also in outer shadow roots. */
function mayTakeFocus(node: Element): boolean {
  const { activeElement, host } = node.getRootNode() as ShadowRoot;
  const isElsewhere =
    activeElement && !activeElement.contains(node) && !node.contains(activeElement);
  return !isElsewhere && (!host || mayTakeFocus(host));
}

/**
 * The heading of a new step. The heading takes focus when it appears, because the pressed button has been removed
 * or has another meaning now (WCAG 2.4.3). If focus is elsewhere on the page, focus stays there, and the live
 * region announces the heading (WCAG 4.1.3), as it does when the text of the heading changes.
 */
export function ArrivalHeading(props: ComponentPropsWithoutRef<'h2'>) {
  const ref = useRef<HTMLHeadingElement>(null);
  const arrivedAs = useRef<ReactNode>(props.children);
  const { Heading, announce } = useContext(FeedbackContext) as FeedbackContextValue;
  // Before the next paint, so that a second tap cannot come in between.
  useLayoutEffect(() => {
    const heading = ref.current as HTMLHeadingElement;
    const root = heading.closest('.fbw-root') as Element;
    const arrives = arrivedAs.current === props.children;
    const takesFocus = arrives && mayTakeFocus(root);
    if (arrives) refuseDoubleTap(root);
    else arrivedAs.current = undefined;
    if (takesFocus) heading.focus();
    announce(takesFocus ? '' : (heading.textContent as string));
  }, [announce, props.children]);
  return <Heading {...props} ref={ref} tabIndex={-1} className="fbw-heading" />;
}
