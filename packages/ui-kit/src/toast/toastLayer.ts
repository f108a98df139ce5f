const CLASS = 'ui-toasts';

/**
 * A place for one provider's toasts, in the layer that all of a page share: those of two providers,
 * or of two copies of the kit, stand beside each other. Returns it, with what takes it away again.
 */
export function addToastLayer(): { layer: HTMLElement; own: HTMLElement; remove: () => void } {
  const layer = document.querySelector<HTMLElement>(`.${CLASS}`) ?? document.createElement('div');
  if (!layer.isConnected) {
    layer.className = CLASS;
    layer.popover = 'manual';
    document.body.append(layer);
    layer.showPopover?.();
  }
  const own = layer.appendChild(document.createElement('div'));
  return {
    layer,
    own,
    remove() {
      own.remove();
      if (!layer.hasChildNodes()) layer.remove();
    },
  };
}
