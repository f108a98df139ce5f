import { openModal } from '@forsikring/foundation/focus/openModal';
import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** The open dialogs, the topmost last. */
const opened = new Set<HTMLDialogElement>();

/** Marks all open dialogs but the topmost: paper shows that one alone. */
function markBehind() {
  for (const dialog of opened) dialog.toggleAttribute('data-behind', dialog !== [...opened].at(-1));
}

/** Opens a `<dialog>` above the page and all other dialogs. */
export function showModal(dialog: HTMLDialogElement, control?: HTMLElement) {
  openModal(dialog, control);
  opened.add(dialog);
  markBehind();
}

/** Closes a `<dialog>`, by its attribute where `close` is missing. */
export function closeModal(dialog: HTMLDialogElement) {
  if (dialog.close) dialog.close();
  else dialog.open = false;
  opened.delete(dialog);
  markBehind();
}

/**
 * The control of an alert that takes the focus: the one that changes least (APG, alert dialog pattern), which is the
 * first `DialogClose` with a text, or else the first control that is neither the cross nor a danger button.
 */
export function findSafestControl(dialog: HTMLElement): HTMLElement | undefined {
  const controls = dialog.querySelectorAll<HTMLElement>('button, [href], input, select, textarea');
  const safe = [...controls].filter(
    (control) => !control.matches(':disabled, [data-cross], [data-variant^="danger"]'),
  );
  return safe.find((control) => control.matches('.ui-dialog-close')) ?? safe[0];
}

/** Whether a pointer's event is on the backdrop of the dialog that handles it. */
export function isOnBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const outside = clientX < left || clientX > right || clientY < top || clientY > bottom;
  return outside && target === currentTarget;
}

/**
 * The handlers of a `<dialog>` that a press beside it closes. The press must start there too: text that is selected with
 * the pointer may end beside the dialog.
 */
export function useBackdropPress(onPress: (event: MouseEvent) => void) {
  const startedOutside = useRef(false);
  return {
    onPointerDown: (event: PointerEvent) => {
      startedOutside.current = isOnBackdrop(event);
    },
    onClick: (event: MouseEvent) => {
      if (startedOutside.current && isOnBackdrop(event)) onPress(event);
    },
  };
}
