import { type ComponentProps, type ForwardedRef, forwardRef, useEffect, useRef } from 'react';
import { type Align, type Placement, showBeside } from '../internals/anchor';
import { hoverHandlers } from '../internals/popup/openPopups';
import { usePopupId } from '../internals/popup/usePopup';
import { type RenderProp, renderElement } from '../internals/renderElement';
import { type TooltipParts, useTooltipParts } from './TooltipContext';

/** The state of a `TooltipPopup`. */
export interface TooltipPopupState {
  /** Whether the tooltip is open. */
  open: boolean;
  /** The preferred side. */
  placement: Placement;
  /** The preferred alignment. */
  align: Align;
}

/** Props of `TooltipPopup`; the rest goes to its element. */
export interface TooltipPopupProps extends Omit<ComponentProps<'span'>, 'role' | 'popover'> {
  /** Another element, such as one of an animation library. @default `<span>` */
  render?: RenderProp<ComponentProps<'span'>, TooltipPopupState> | undefined;
}

/** Renders the element of a popup, and shows the popup while it is open. */
export function renderPopup(
  parts: TooltipParts,
  props: TooltipPopupProps,
  ref: ForwardedRef<HTMLSpanElement>,
) {
  const { open, disabled, placement, align, popup, popupId } = parts;
  if (disabled) return null;
  const element = renderElement(
    'span',
    { id: popupId, ...props, ref },
    {
      ref: popup.content,
      className: 'ui-tooltip',
      role: 'tooltip',
      // Until the tooltip first opens: a closed popover costs a browser twice as much as a hidden element.
      hidden: true,
      ...hoverHandlers(popup),
    },
    { open, placement, align },
  );
  return (
    <>
      {element}
      {open && <OpenTooltip {...parts} />}
    </>
  );
}

/**
 * The few words of a tooltip, in the top layer. Nothing in the popup can be pressed.
 * @attribute data-open The tooltip is open.
 * @attribute data-placement Always: the preferred side, `top`, `bottom`, `left` or `right`.
 * @attribute data-align Always: the preferred alignment, `start`, `center` or `end`.
 */
export const TooltipPopup = forwardRef<HTMLSpanElement, TooltipPopupProps>(
  function TooltipPopup(props, ref) {
    const parts = useTooltipParts();
    usePopupId(props.id, parts);
    return renderPopup(parts, props, ref);
  },
);

/** Shows the popup beside its trigger, and announces changes of its text, while it is mounted. */
function OpenTooltip({ placement, align, gapPx, popup }: TooltipParts) {
  const { trigger, content } = popup;
  const announcement = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (!trigger.current || !content.current) return;
    return showBeside(trigger.current, content.current, { placement, align, gapPx });
  }, [placement, align, gapPx, trigger, content]);

  // Screen readers do not announce a description that changes: 'Kopier' to 'Kopiert!' (WCAG 2.2, 4.1.3).
  useEffect(() => {
    const element = content.current;
    if (!element) return;
    let text = element.textContent;
    const announce = new MutationObserver(() => {
      if (element.textContent === text) return;
      text = element.textContent;
      if (announcement.current) announcement.current.textContent = text;
    });
    announce.observe(element, { characterData: true, childList: true, subtree: true });
    return () => announce.disconnect();
  }, [content]);

  // Empty before the text changes: a live region that arrives with its text is not announced.
  return <span ref={announcement} className="ui-visually-hidden" role="status" />;
}
