/** Opens a `<dialog>` above the page. Without `showModal`, as in jsdom, it only gets its attribute. */
export function openModal(dialog: HTMLDialogElement) {
  if (dialog.showModal) dialog.showModal();
  else dialog.setAttribute('open', '');
}

/** Closes a `<dialog>`, by its attribute where `close` is missing. */
export function closeModal(dialog: HTMLDialogElement) {
  if (dialog.close) dialog.close();
  else dialog.removeAttribute('open');
}

/** Whether a pointer's event on the dialog itself is on its backdrop. */
export function isOnBackdrop(dialog: Element, { clientX: x, clientY: y }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}
