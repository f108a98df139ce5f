import { type ComponentProps, forwardRef } from 'react';
import { pressPopup } from '../internals/popup/openPopups';
import { type RenderProp, renderElement } from '../internals/renderElement';
import { useTriggerWarnings } from '../internals/useTriggerWarnings';
import { usePopoverParts } from './PopoverContext';

/** The state of a `PopoverTrigger`. */
export interface PopoverTriggerState {
  /** Whether the popover is open. */
  open: boolean;
}

/** Props of `PopoverTrigger`; the rest goes to its element. */
export interface PopoverTriggerProps extends ComponentProps<'button'> {
  /** The button that opens the popover: `<Button variant="secondary" />`. @default a plain `<button>` */
  render?: RenderProp<ComponentProps<'button'>, PopoverTriggerState> | undefined;
}

/**
 * Opens and closes the popover of its `PopoverRoot`, and gets the focus back when the popover closes.
 * @attribute data-open The popover is open.
 */
export const PopoverTrigger = forwardRef<HTMLButtonElement, PopoverTriggerProps>(
  function PopoverTrigger(props, ref) {
    const { open, popup, popupId } = usePopoverParts();
    useTriggerWarnings(popup.trigger, 'a popover');

    return renderElement(
      'button',
      { 'aria-haspopup': 'dialog', ...props, ref },
      {
        ref: popup.trigger,
        'aria-expanded': open,
        'aria-controls': open ? popupId : undefined,
        className: 'ui-popover-trigger',
        onClick: (event) => pressPopup(popup, event),
      },
      { open },
    );
  },
);
