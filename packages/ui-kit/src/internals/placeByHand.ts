import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom';

/** The side of its anchor that an element prefers; left and right are the start and the end of a line. */
export type Placement = 'top' | 'bottom' | 'left' | 'right';

/** Which edges of the anchor and the element are in one line: the start edges, the end edges, or neither. */
export type Align = 'start' | 'center' | 'end';

/** How an element is placed beside its anchor. */
export interface BesideOptions {
  /** @default 'top' */
  placement?: Placement | undefined;
  /** @default 'center' */
  align?: Align | undefined;
  /**
   * The gap between the anchor and the element, in pixels, which the style sheet of a tooltip reads. The style sheets of
   * the other parts have the default. @default 8
   */
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
export function placeByHand(
  anchor: HTMLElement,
  element: HTMLElement,
  { placement = 'top', align = 'center', gapPx = 8, edgePx = 8 }: BesideOptions,
  signal: AbortSignal,
) {
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
