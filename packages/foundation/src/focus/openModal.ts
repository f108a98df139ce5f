/** Opens a `<dialog>` above the page. Without `showModal`, as in jsdom, the dialog only gets its attribute `open`. */
export function openModal(dialog: HTMLDialogElement): void {
  if (dialog.showModal) dialog.showModal();
  else dialog.open = true;
}
