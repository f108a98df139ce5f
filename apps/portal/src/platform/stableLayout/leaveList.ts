import { flushSync } from 'react-dom';
import { motionEnd } from './motionEnd';

const FADE = 'opacity calc(var(--ui-duration-short) * 1.2) var(--ui-easing-exit)';
const TRAVEL = 'translate calc(var(--ui-duration-medium) * 1.2) var(--ui-easing-move)';

/**
 * Removes an element of a list in two steps, so that each is seen: the element fades, and then its neighbours and what
 * follows the list travel to their new places. The page stays usable. Resolves when all is in its place.
 * @param remove Removes the element from the page. The others stay the same elements.
 */
export async function leaveList(
  element: HTMLElement | undefined,
  remove: () => void,
): Promise<void> {
  if (!element?.parentElement) return remove();
  element.style.transition = FADE;
  element.style.opacity = '0';
  await motionEnd([element]);

  const others = [...element.parentElement.children, ...following(element.parentElement)].filter(
    (other) => other instanceof HTMLElement,
  );
  const before = others.map((other) => [other, placeOf(other)] as const);
  // Renders synchronously, so that the elements are measured at their new places.
  flushSync(remove);
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
  for (const other of travelling) other.style.removeProperty('transition');
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
