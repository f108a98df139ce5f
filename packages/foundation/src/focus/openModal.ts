import { takesFocus } from './focusPage';

/**
 * Opens a `<dialog>` above the page, at its beginning, with the focus on its first control or on the given one. A dialog
 * that would scroll past its first lines, or past those of a box in it, to that control takes the focus itself (APG, dialog pattern). A dialog that the page
 * does not render, because the dialog or an element around it is hidden, is opened without making the page inert: nobody
 * could close the dialog. Without `showModal`, as in jsdom, the dialog only gets its attribute `open`.
 */
export function openModal(dialog: HTMLDialogElement, control?: HTMLElement | null): void {
  if (dialog.showModal) dialog.showModal();
  else dialog.open = true;
  if (isHidden(dialog)) {
    dialog.close();
    dialog.show();
    return;
  }
  control?.focus();
  const scrolled = scrolledAround((dialog.getRootNode() as Document).activeElement, dialog);
  if (scrolled.length === 0) return;
  takesFocus(dialog);
  for (const box of scrolled) box.scrollTop = 0;
}

/** The dialog and the boxes in it that scrolled to an element. */
function scrolledAround(element: Element | null, dialog: Element): Element[] {
  if (!element || !dialog.contains(element)) return [];
  const around = scrolledAround(element.parentElement, dialog);
  return element.scrollTop === 0 ? around : [element, ...around];
}

/** Whether the page renders, and the dialog does not. Nothing is rendered in jsdom and in a hidden frame. */
const isHidden = (dialog: HTMLDialogElement) =>
  document.documentElement.checkVisibility?.() && dialog.checkVisibility?.() === false;
