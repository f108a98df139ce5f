import { pressTarget } from './pressTarget';
import { endSlide, startSlide } from './slides';

const RELEASE_CHECK_MS = 250;

/** Where the parts of a container are in the window before they change. */
export interface Positions {
  container: HTMLElement;
  /** The top of the container in the document, and of each part in the window, in CSS pixels. */
  containerTop: number;
  tops: ReadonlyMap<HTMLElement, number>;
  /** The element that must not move: the one that the customer is about to press, or the first one in view. */
  anchor: { element: Element; top: number } | undefined;
}

const topOf = (element: Element) => element.getBoundingClientRect().top;

const topInDocument = (element: Element) => topOf(element) + window.scrollY;

const containerMovedPx = ({ container, containerTop }: Positions) =>
  topInDocument(container) - containerTop;

/** Reads where the parts of a container are. Call it before they change, and `keepInPlace` right after. */
export function readPositions(container: HTMLElement, parts: readonly HTMLElement[]): Positions {
  const element = pressTarget() ?? firstVisible(parts);
  return {
    container,
    containerTop: topInDocument(container),
    // A part that is not shown yet has no place to slide from.
    tops: new Map(
      parts.filter((part) => part.getClientRects().length > 0).map((part) => [part, topOf(part)]),
    ),
    anchor: element && { element, top: topOf(element) },
  };
}

/** On a scrolled page, the first part that is visible in the window. */
function firstVisible(parts: readonly HTMLElement[]): HTMLElement | undefined {
  if (window.scrollY === 0) return undefined;
  return parts.find((part) => part.getBoundingClientRect().bottom > 0);
}

/**
 * Keeps the anchor's position by scrolling, or by reserving room above it when the page cannot scroll that
 * far. The other parts slide to their new positions instead of jumping.
 */
export function keepInPlace(before: Positions): void {
  const { anchor, tops } = before;
  // Ends running slides, so that parts are measured at their final positions.
  for (const part of tops.keys()) endSlide(part);
  if (anchor?.element.isConnected) {
    // A container around this one compensates for movements of the container itself.
    const movedPx = () => topOf(anchor.element) - anchor.top - containerMovedPx(before);
    scroll(movedPx());
    const part = [...tops.keys()].find((element) => element.contains(anchor.element));
    if (movedPx() <= -1 && part?.isConnected && pressTarget()) {
      keepRoomAbove(before.container, part, -movedPx());
      slide(before, part);
      return;
    }
  }
  slide(before);
}

const scroll = (byPx: number) => {
  if (Math.abs(byPx) >= 1) window.scrollBy({ top: byPx, behavior: 'instant' });
};

/**
 * Reserves room above the content of a part while the customer points at something to press. Uses padding,
 * since a margin could collapse with the container's margin.
 */
function keepRoomAbove(container: HTMLElement, part: HTMLElement, roomPx: number): void {
  const paddingPx = Number.parseFloat(getComputedStyle(part).paddingBlockStart) || 0;
  part.style.paddingBlockStart = `${paddingPx + roomPx}px`;

  const timer = setInterval(() => {
    if (part.isConnected && pressTarget()) return;
    clearInterval(timer);
    const parts = [...container.children].filter((child) => child instanceof HTMLElement);
    const before = readPositions(container, parts);
    part.style.removeProperty('padding-block-start');
    slide(before, part);
    startSlide(part, roomPx);
  }, RELEASE_CHECK_MS);
}

/**
 * Slides every part that moved from its earlier position, without `except`. A part that moved with its
 * container does not slide.
 */
function slide(before: Positions, except?: HTMLElement): void {
  const withContainerPx = containerMovedPx(before);
  const moved = [...before.tops]
    .filter(([part]) => part.isConnected && part !== except)
    .map(([part, top]) => ({ part, fromPx: top - topOf(part) + withContainerPx }))
    .filter(({ fromPx }) => Math.abs(fromPx) >= 1);
  for (const { part, fromPx } of moved) startSlide(part, fromPx);
}
