import { motionEnd } from './motionEnd';
import { travel } from './travel';

const FADE = 'opacity calc(var(--ui-duration-short) * 1.2) var(--ui-easing-exit)';

/**
 * Removes an element of a list in two steps, so that each is seen: the element fades, and then its neighbours and what
 * follows the list travel to their new places. Resolves when all is in its place.
 * @param remove Removes the element from the page.
 */
export async function leaveList(
  element: HTMLElement | undefined,
  remove: () => void,
): Promise<void> {
  const list = element?.parentElement;
  if (!list) return remove();
  element.style.transition = FADE;
  element.style.opacity = '0';
  await motionEnd([element]);
  await travel(list, remove);
}
