import { takesFocus } from './focusPage';

/**
 * Opens a `<dialog>` above the page, at its beginning, with the focus on its first control or on the given one. A dialog
 * that would scroll past its first lines to that control takes the focus itself (APG, dialog pattern). Without
 * `showModal`, as in jsdom, the dialog only gets its attribute `open`.
 */
export function openModal(dialog: HTMLDialogElement, control?: HTMLElement): void {
  if (dialog.showModal) dialog.showModal();
  else dialog.open = true;
  control?.focus();
  if (dialog.scrollTop === 0) return;
  takesFocus(dialog);
  dialog.scrollTop = 0;
}
