import clsx from 'clsx/lite';
import {
  type ComponentProps,
  cloneElement,
  type FocusEvent,
  forwardRef,
  isValidElement,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  use,
  useId,
} from 'react';
import { composeEventHandlers, mergeRefs } from '../internals/mergeProps';
import { closeTip, forgetTip, keepTip, leaveTip, openTip } from './tooltipController';

/** Props of `Tooltip`; the rest goes to the tip. */
export interface TooltipProps extends Omit<ComponentProps<'span'>, 'content' | 'role'> {
  /** A few words about the trigger. Nothing in it can be pressed. */
  content: ReactNode;
  /** The trigger: one element that takes the focus and hands its props on, or a text. */
  children: ReactElement | string;
}

type TriggerProps = ComponentProps<'button'>;

/** The tip of a trigger: what it is described by, last. */
function tipOf(trigger: HTMLElement): HTMLElement {
  const id = trigger.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '';
  const next = trigger.nextElementSibling;
  // Another React root of the page may have given the same id.
  if (next instanceof HTMLElement && next.id === id) return next;
  return (trigger.getRootNode() as Document).getElementById(id) ?? trigger;
}

// Shared by all tooltips: a trigger costs no listener and no closure of its own.
const openByPointer = ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
  // A finger is not over anything: what it needs is a `HelpTooltip`.
  if (pointerType !== 'touch') openTip(currentTarget, tipOf(currentTarget), 'pointer');
};
const openByFocus = ({ currentTarget }: FocusEvent<HTMLElement>) => {
  if (currentTarget.matches(':focus-visible'))
    openTip(currentTarget, tipOf(currentTarget), 'focus');
};

/**
 * A trigger that a server component renders comes as a promise of an element, once it is large or late.
 * React has no public way to ask for it; without the field the trigger stands as it came.
 */
function useTrigger(children: TooltipProps['children']): TooltipProps['children'] {
  const { _payload: late } = children as { _payload?: PromiseLike<ReactElement> };
  return late ? use(late) : children;
}
const stay = ({ currentTarget }: PointerEvent<HTMLElement>) => keepTip(currentTarget);
const noteTip = (tip: HTMLElement | null) => () => {
  if (tip) forgetTip(tip);
};

/**
 * A few words about a control, under the pointer and with the keyboard's focus (APG, tooltip pattern).
 * What everybody must be able to read, touch users too, is a `HelpTooltip`.
 */
export const Tooltip = forwardRef<HTMLSpanElement, TooltipProps>(function Tooltip(
  { content, children, id: ownId, className, ...rest },
  ref,
) {
  const child = useTrigger(children);
  const newId = useId();
  const id = ownId ?? newId;
  const trigger = (
    isValidElement(child) ? (
      child
    ) : (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach the tip too
      <span className="ui-tooltip-trigger" tabIndex={0}>
        {child}
      </span>
    )
  ) as ReactElement<TriggerProps>;
  const own = trigger.props;
  const mergedRef = mergeRefs(noteTip, ref);
  if (content === undefined || content === null || content === false || content === '')
    return trigger;

  return (
    <>
      {cloneElement(trigger, {
        'aria-describedby': clsx(own['aria-describedby'], id),
        onPointerEnter: composeEventHandlers(own.onPointerEnter, openByPointer),
        onPointerLeave: composeEventHandlers(own.onPointerLeave, leaveTip),
        onPointerDown: composeEventHandlers(own.onPointerDown, closeTip),
        onFocus: composeEventHandlers(own.onFocus, openByFocus),
        onBlur: composeEventHandlers(own.onBlur, closeTip),
      })}
      <span
        {...rest}
        id={id}
        ref={mergedRef}
        className={clsx('ui-tooltip', className)}
        role="tooltip"
        popover="manual"
        onPointerEnter={stay}
        onPointerLeave={leaveTip}
      >
        {content}
      </span>
    </>
  );
});
