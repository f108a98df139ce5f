/**
 * Puts an element over everything, and in reach of everybody: in the top layer, and inside the modal
 * dialog while one is open, which makes the rest of the page inert.
 */
export function placeOnTop(element: HTMLElement) {
  const home = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  if (element.parentElement === home) return;
  home.append(element);
  element.showPopover?.();
}

/** Keeps it there while dialogs open and close. Returns what ends it. */
export function keepOnTop(element: HTMLElement): () => void {
  placeOnTop(element);
  const dialogs = new MutationObserver(() => placeOnTop(element));
  dialogs.observe(document, { subtree: true, attributeFilter: ['open'] });
  return () => dialogs.disconnect();
}
