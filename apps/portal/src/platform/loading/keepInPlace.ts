import { pressTarget } from './pressTarget';

const RELEASE_CHECK_MS = 250;

/** Where an element is in the window before the parts of a container change. */
export interface Anchor {
  container: HTMLElement;
  /** The top of the container in the document, in CSS pixels. */
  containerTop: number;
  /** The element that must not move: the one that the customer is about to press, or the first part in view. */
  element: Element;
  /** Its top in the window, in CSS pixels. */
  top: number;
  /** The part that contains it. */
  part: HTMLElement | undefined;
}

const topOf = (element: Element) => element.getBoundingClientRect().top;

const topInDocument = (element: Element) => topOf(element) + window.scrollY;

/** Finds the anchor of a container. Call it before its parts change, and `keepInPlace` right after. */
export function findAnchor(
  container: HTMLElement,
  parts: readonly HTMLElement[],
): Anchor | undefined {
  const element = pressTarget() ?? firstVisible(parts);
  if (!element) return undefined;
  return {
    container,
    containerTop: topInDocument(container),
    element,
    top: topOf(element),
    part: parts.find((candidate) => candidate.contains(element)),
  };
}

/** On a scrolled page, the first part that is visible in the window. */
function firstVisible(parts: readonly HTMLElement[]): HTMLElement | undefined {
  if (window.scrollY === 0) return undefined;
  return parts.find((part) => part.getBoundingClientRect().bottom > 0);
}

/** Keeps the anchor's position by scrolling, or by reserving room above it when the page cannot scroll that far. */
export function keepInPlace({ container, containerTop, element, top, part }: Anchor): void {
  if (!element.isConnected) return;
  // A container around this one compensates for movements of the container itself.
  const movedPx = () => topOf(element) - top - (topInDocument(container) - containerTop);
  if (Math.abs(movedPx()) >= 1) window.scrollBy({ top: movedPx(), behavior: 'instant' });
  if (movedPx() <= -1 && part?.isConnected && pressTarget()) keepRoomAbove(part, -movedPx());
}

/**
 * Reserves room above the content of a part while the customer points at something to press. Uses padding,
 * since a margin could collapse with the container's margin.
 */
function keepRoomAbove(part: HTMLElement, roomPx: number): void {
  const paddingPx = Number.parseFloat(getComputedStyle(part).paddingBlockStart) || 0;
  part.style.paddingBlockStart = `${paddingPx + roomPx}px`;

  const timer = setInterval(() => {
    if (part.isConnected && pressTarget()) return;
    clearInterval(timer);
    part.style.removeProperty('padding-block-start');
  }, RELEASE_CHECK_MS);
}
