const CLASS = 'ui-toasts';

/** The place of one provider's toasts. */
export interface ToastPlace {
  /** The element of all toasts, above the page. */
  layer: HTMLElement;
  /** The part of the layer that belongs to this provider. */
  own: HTMLElement;
  /** Moves the layer to the place where it belongs now. */
  place: () => void;
}

/**
 * Makes a place for one provider's toasts, in the layer that all providers of a page share: the toasts of two providers,
 * or of two copies of the kit, are side by side. The layer is over everything, and inside the modal dialog that was
 * opened last while one is open, which makes the rest of the page inert. Returns the place, with a function that removes
 * it.
 */
export function addToastLayer(): ToastPlace & { remove: () => void } {
  const layer = document.querySelector<HTMLElement>(`.${CLASS}`) ?? document.createElement('div');
  layer.className = CLASS;
  layer.popover = 'manual';
  // Modals of other libraries hide the rest of the page: Base UI and Radix hide elements without `aria-live`, React Aria
  // elements outside the top layer.
  layer.setAttribute('aria-live', 'off');
  layer.dataset.reactAriaTopLayer = 'true';
  const own = layer.appendChild(document.createElement('div'));
  let modals: Element[] = [...document.querySelectorAll('dialog:modal')];

  // An attribute, because `:has` in the style sheet would add a fifth to the time of the styles of five toasts.
  const chooseEdge = () => {
    const regionAtTop = layer.querySelector('.ui-toast-region[data-placement^="top"]');
    layer.toggleAttribute('data-top', Boolean(regionAtTop));
  };
  const place = () => {
    chooseEdge();
    modals = modals.filter((dialog) => dialog.matches(':modal'));
    const home = modals.at(-1) ?? document.body;
    if (layer.parentElement === home) return;
    home.append(layer);
    layer.showPopover?.();
    // Screen readers have read these texts, and would read them again when their region is inserted.
    for (const said of layer.querySelectorAll<HTMLElement>('.ui-toast-said > p'))
      said.hidden = true;
  };
  // In the order in which they are opened, which the document does not tell.
  const dialogs = new MutationObserver((records) => {
    const opened = records.filter(({ type }) => type === 'attributes');
    modals.push(...opened.map(({ target }) => target as Element));
    // The layer returns after it was removed together with a dialog. Other changes are ignored: two copies
    // that see the order differently would move it back and forth endlessly.
    if (opened.length > 0 || !layer.isConnected) place();
  });
  place();
  dialogs.observe(document, { subtree: true, childList: true, attributeFilter: ['open'] });

  return {
    layer,
    own,
    place,
    remove() {
      dialogs.disconnect();
      own.remove();
      chooseEdge();
      if (!layer.hasChildNodes()) layer.remove();
    },
  };
}
