/** Keeps an element over everything, and in reach of everybody. */
export interface TopPlace {
  /** Moves the element to where it belongs now. */
  place: () => void;
  stop: () => void;
}

/**
 * Puts an element in the top layer, and inside the modal dialog that was opened last while one is
 * open, which makes the rest of the page inert.
 */
export function keepOnTop(element: HTMLElement): TopPlace {
  let modals: Element[] = [...document.querySelectorAll('dialog:modal')];

  const place = () => {
    modals = modals.filter((dialog) => dialog.isConnected && dialog.matches(':modal'));
    const home = modals.at(-1) ?? document.body;
    if (element.parentElement === home) return;
    home.append(element);
    element.showPopover?.();
  };
  // In the order in which they are opened: that of the document says nothing.
  const follow = new MutationObserver((records) => {
    for (const { target } of records)
      modals = [...modals.filter((dialog) => dialog !== target), target as Element];
    place();
  });

  place();
  follow.observe(document, { subtree: true, attributeFilter: ['open'] });
  return { place, stop: () => follow.disconnect() };
}
