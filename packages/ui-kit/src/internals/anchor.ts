import type { BesideOptions } from './placeByHand';

export type { Align, Placement } from './placeByHand';

/** The last fade of each element. */
const fades = new WeakMap<HTMLElement, Animation>();

/** The duration of medium length in milliseconds: 0 with reduced motion, and on a page without the kit's tokens. */
function readDurationMs(style: CSSStyleDeclaration): number {
  const value = style.getPropertyValue('--ui-duration-medium');
  // Build tools write 200ms as .2s.
  return (Number.parseFloat(value) || 0) * (/\dms/.test(value) ? 1 : 1000);
}

/**
 * Fades an element by the tokens of motion, or unfolds a sheet from its edge. By script: WebKit 2.50 stops CSS transitions at their first value where
 * there is `position-try-fallbacks`, and such an element would never be seen, or never go.
 */
function fade(element: HTMLElement, to: 'enter' | 'exit') {
  const style = getComputedStyle(element);
  const enters = to === 'enter';
  const duration = readDurationMs(style) / (enters ? 1 : 1.5);
  if (!element.animate || !duration) return;
  const easing = style.getPropertyValue(`--ui-easing-${to}`) || 'ease';
  // The shadow that a sheet begins with: the page would be seen through a sheet that fades.
  const boxShadow = style.getPropertyValue('--_ui-unfolds-from');
  const [gone, shown]: [Keyframe, Keyframe] = boxShadow
    ? [
        { height: '0', overflow: 'hidden', boxShadow },
        { height: style.height, overflow: 'hidden' },
      ]
    : [{ opacity: '0' }, { opacity: enters ? '1' : style.opacity }];
  fades.get(element)?.cancel();
  const animation = element.animate(enters ? [gone, shown] : [shown, gone], { duration, easing });
  fades.set(element, animation);
  return animation;
}

/**
 * Fades in an element of the top layer, and places it beside its anchor. Returns a function that ends the placing. The
 * browser places the element by the `position-area` of its style sheet (CSS anchor positioning); in a browser that cannot,
 * `@floating-ui/dom` places the element by the options.
 */
export function placeBeside(
  anchor: HTMLElement,
  element: HTMLElement,
  options: BesideOptions = {},
): () => void {
  // A new name each time: another copy of the kit may show a popover at the same time.
  const name = `--ui-${Math.random().toString(36).slice(2)}`;
  anchor.style.setProperty('anchor-name', name);
  element.style.setProperty('position-anchor', name);
  element.style.setProperty('--_ui-gap', `${options.gapPx ?? 8}px`);
  element.dataset.anchored = '';
  fade(element, 'enter');
  const placing = new AbortController();
  if (!('anchorName' in anchor.style))
    void import('./placeByHand').then(({ placeByHand }) =>
      placeByHand(anchor, element, options, placing.signal),
    );
  return () => placing.abort();
}

/** Shows a popover in the top layer beside its anchor. Returns a function that hides the popover. */
export function showBeside(
  anchor: HTMLElement,
  element: HTMLElement,
  options?: BesideOptions,
): () => void {
  // Without popovers, as in jsdom, the attribute would hide the element.
  if ('showPopover' in element) element.setAttribute('popover', 'manual');
  element.hidden = false;
  // The element may still be fading out.
  element.hidePopover?.();
  element.showPopover?.();
  const stop = placeBeside(anchor, element, options);

  // The name stays: the element is seen beside its anchor until it has faded.
  return () => {
    stop();
    const hide = () => {
      if (element.isConnected) element.hidePopover?.();
    };
    const fading = element.isConnected && fade(element, 'exit');
    if (fading) fading.onfinish = hide;
    else hide();
  };
}
