import { flushSync } from 'react-dom';
import { motionEnd } from './motionEnd';

const TRAVEL = 'translate calc(var(--ui-duration-medium) * 1.2) var(--ui-easing-move)';

/**
 * Changes a list, and lets its elements and what follows the list travel to their new places, without stopping the page.
 * Resolves when all is in its place.
 * @param change Adds or removes elements of the list. The others stay the same elements.
 */
export async function travel(list: Element, change: () => void): Promise<void> {
  const others = [...list.children, ...following(list)].filter(
    (other) => other instanceof HTMLElement && other.getClientRects().length > 0,
  ) as HTMLElement[];
  const before = others.map((other) => [other, placeOf(other)] as const);
  // Renders synchronously, so that the elements are measured at their new places.
  flushSync(change);
  // Ends a travel that still runs: this one begins where the elements are seen.
  for (const other of others) other.style.transition = 'none';
  const moved = before.flatMap(([other, { x, y }]) => {
    const place = placeOf(other);
    const from = [x - place.x, y - place.y];
    return other.isConnected && from.some(Boolean) ? [{ other, from }] : [];
  });
  for (const { other, from } of moved)
    other.style.translate = from.map((px) => `${px}px`).join(' ');
  const travelling = moved.map(({ other }) => other);
  for (const other of travelling) {
    // Reads the layout, so that the browser knows where the transition begins.
    other.getBoundingClientRect();
    other.style.transition = TRAVEL;
    other.style.removeProperty('translate');
  }
  await motionEnd(travelling);
  for (const other of others) other.style.removeProperty('transition');
}

/** Where an element is in the document: the focus that moves on may scroll the page. */
function placeOf(element: Element) {
  const { left, top } = element.getBoundingClientRect();
  return { x: left + window.scrollX, y: top + window.scrollY };
}

/** The elements after an element, and after those around it. */
function following(element: Element): Element[] {
  const siblings: Element[] = [];
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    for (let next = at.nextElementSibling; next; next = next.nextElementSibling)
      siblings.push(next);
  }
  return siblings;
}
