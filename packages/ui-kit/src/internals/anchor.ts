/** The side of its anchor that an element prefers; left and right are the start and the end of a line. */
export type Placement = 'top' | 'bottom' | 'left' | 'right';

/** Which edges of the anchor and the element are in one line: the start edges, the end edges, or neither. */
export type Align = 'start' | 'center' | 'end';

/** The gap between the anchor and the element, in pixels. The style sheets of all parts but the tooltip have the same number. */
const GAP_PX = 8;

interface BesideOptions {
  /** @default 'top' */
  placement?: Placement | undefined;
  /** @default 'center' */
  align?: Align | undefined;
  /** The gap between the anchor and the element, in pixels, which the style sheet of a tooltip reads. @default 8 */
  gapPx?: number | undefined;
  /** The room that is kept to the edge of the window, in pixels. @default 8 */
  edgePx?: number | undefined;
}

const MIRRORED: Record<Placement, Placement> = {
  top: 'top',
  bottom: 'bottom',
  left: 'right',
  right: 'left',
};

/** Keeps an element beside another where the browser cannot do so by itself, until the signal. */
async function placeByHand(
  anchor: HTMLElement,
  element: HTMLElement,
  { placement = 'top', align = 'center', gapPx = GAP_PX, edgePx = GAP_PX }: BesideOptions,
  signal: AbortSignal,
) {
  const { autoUpdate, computePosition, flip, offset, shift } = await import('@floating-ui/dom');
  if (signal.aborted || !element.isConnected) return;
  const isRtl = getComputedStyle(anchor).direction === 'rtl';
  const side = isRtl ? MIRRORED[placement] : placement;
  const place = async () => {
    const { x, y } = await computePosition(anchor, element, {
      placement: align === 'center' ? side : `${side}-${align}`,
      strategy: 'fixed',
      middleware: [
        offset(gapPx),
        flip({ fallbackAxisSideDirection: 'start' }),
        shift({ padding: edgePx }),
        // Over the anchor, if the window has no room on any side of it.
        shift({ mainAxis: false, crossAxis: true }),
      ],
    });
    Object.assign(element.style, { left: `${x}px`, top: `${y}px`, margin: '0' });
  };
  // Calls `place` at once, after each scroll and resize, and when the anchor has moved in the page.
  signal.addEventListener('abort', autoUpdate(anchor, element, place));
}

/** The last fade of each element. */
const fades = new WeakMap<HTMLElement, Animation>();

/** The duration of medium length in milliseconds: 0 with reduced motion, and on a page without the kit's tokens. */
function readDurationMs(style: CSSStyleDeclaration): number {
  const value = style.getPropertyValue('--ui-duration-medium');
  // Build tools write 200ms as .2s.
  return (Number.parseFloat(value) || 0) * (/\dms/.test(value) ? 1 : 1000);
}

/**
 * Fades an element by the tokens of motion. By script: WebKit 2.50 stops CSS transitions at their first value where
 * there is `position-try-fallbacks`, and such an element would never be seen, or never go.
 */
function fade(element: HTMLElement, to: 'enter' | 'exit') {
  const style = getComputedStyle(element);
  const enters = to === 'enter';
  const duration = readDurationMs(style) / (enters ? 1 : 1.5);
  if (!element.animate || !duration) return;
  const opacity = enters ? ['0', '1'] : [style.opacity, '0'];
  const easing = style.getPropertyValue(`--ui-easing-${to}`) || 'ease';
  fades.get(element)?.cancel();
  const animation = element.animate({ opacity }, { duration, easing });
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
  element.style.setProperty('--_ui-gap', `${options.gapPx ?? GAP_PX}px`);
  element.dataset.anchored = '';
  fade(element, 'enter');
  const placing = new AbortController();
  if (!('anchorName' in anchor.style)) void placeByHand(anchor, element, options, placing.signal);
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
