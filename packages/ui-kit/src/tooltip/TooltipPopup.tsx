import clsx from 'clsx/lite';
import { type ComponentProps, type ForwardedRef, forwardRef, useEffect, useRef } from 'react';
import { showBeside } from '../internals/anchor';
import { composeEventHandlers, mergeRefs } from '../internals/mergeProps';
import { usePopupId } from '../internals/usePopupId';
import { type TooltipParts, useTooltipParts } from './TooltipContext';
import { keepTip, leaveTip } from './tooltipController';

/** Props of `TooltipPopup`; all go to its element. */
export type TooltipPopupProps = Omit<ComponentProps<'span'>, 'role' | 'popover'>;

/** Renders the element of a popup. */
export function renderPopup(
  { open, disabled, placement, tip, popup, popupId }: TooltipParts,
  { id = popupId, className, onPointerEnter, onPointerLeave, ...rest }: TooltipPopupProps,
  ref: ForwardedRef<HTMLSpanElement>,
) {
  if (disabled) return null;
  return (
    <span
      {...rest}
      id={id}
      ref={mergeRefs(popup as typeof ref, ref)}
      className={clsx('ui-tooltip', className)}
      role="tooltip"
      // Until it first opens. As a popover, a closed one costs a browser twice as much as a hidden element.
      hidden
      data-open={open ? '' : undefined}
      data-placement={placement}
      onPointerEnter={composeEventHandlers(onPointerEnter, () => keepTip(tip))}
      onPointerLeave={composeEventHandlers(onPointerLeave, (event) => leaveTip(tip, event))}
    />
  );
}

/**
 * The few words of a tooltip, in the top layer. Nothing in it can be pressed.
 * @attribute data-open It is open.
 * @attribute data-placement Always: the preferred side, `top`, `bottom`, `left` or `right`.
 */
export const TooltipPopup = forwardRef<HTMLSpanElement, TooltipPopupProps>(
  function TooltipPopup(props, ref) {
    const parts = useTooltipParts();
    usePopupId(props.id, parts);
    return (
      <>
        {renderPopup(parts, props, ref)}
        {parts.open && <OpenTooltip {...parts} />}
      </>
    );
  },
);

/** Shows the popup beside its trigger, and announces changes of its text, while it is mounted. */
export function OpenTooltip({ placement, trigger, popup }: TooltipParts) {
  const announcement = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (!trigger.current || !popup.current) return;
    return showBeside(trigger.current, popup.current, { placement });
  }, [placement, trigger, popup]);

  // Screen readers do not announce a description that changes: 'Kopier' to 'Kopiert!' (WCAG 2.2, 4.1.3).
  useEffect(() => {
    const element = popup.current;
    if (!element) return;
    let text = element.textContent;
    const announce = new MutationObserver(() => {
      if (element.textContent === text) return;
      text = element.textContent;
      if (announcement.current) announcement.current.textContent = text;
    });
    announce.observe(element, { characterData: true, childList: true, subtree: true });
    return () => announce.disconnect();
  }, [popup]);

  // Empty before the text changes: a live region that arrives with its text is not announced.
  return <span ref={announcement} className="ui-visually-hidden" role="status" />;
}
