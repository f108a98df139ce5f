/** Less than this of a part, in pixels, is not enough to read or press. */
const SMALLEST_PX = 64;
/** Less than this of a text or a button is nothing, in pixels and in opacity. */
const NOTHING_PX = 4;
const NOTHING_OPACITY = 0.1;

/**
 * Whether a visitor can see the banner or the settings, and leave them: its title and one of its buttons. Ad blockers hide such
 * parts in many ways: not rendered, invisible, transparent, clipped, without size, outside the page, out of reach of the
 * pointer, or removed. Where nothing is laid out (jsdom, a hidden frame), the part counts as seen.
 */
export function isSeen(part: HTMLElement): boolean {
  if (!part.isConnected) return false;
  if (!document.documentElement.checkVisibility?.()) return true;
  // A part that fades in is not to be seen yet.
  if (part.getAnimations().some(({ playState }) => playState === 'running')) return true;
  const isModal = part.matches(':modal');
  const isShown = (element: Element) =>
    isPainted(element, part, isModal) && isHit(element, part, isModal);
  return (
    [...part.querySelectorAll('.tc-title')].every(isShown) &&
    [...part.querySelectorAll('.tc-actions button')].some(isShown) &&
    isInReach(part.getBoundingClientRect(), isModal)
  );
}

/** Whether the browser paints an element of a part, and no element around it takes its room or its colour. */
function isPainted(element: Element, part: Element, isModal: boolean): boolean {
  if (!element.checkVisibility({ checkVisibilityCSS: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  if (Math.min(width, height) < NOTHING_PX) return false;
  let opacity = alphaOf(getComputedStyle(element).color);
  for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
    const style = getComputedStyle(box);
    opacity *= Number(style.opacity) * Number(/\bopacity\(([\d.]+)/.exec(style.filter)?.[1] ?? 1);
    if (!box.contains(part)) continue;
    if (style.overflowX !== 'visible' && box.clientWidth < SMALLEST_PX) return false;
    if (style.overflowY !== 'visible' && box.clientHeight < SMALLEST_PX) return false;
    // The browser shows a modal above the page, whatever the elements around it look like.
    if (isModal) break;
  }
  return opacity >= NOTHING_OPACITY;
}

/** The fourth number of a computed colour, as in `rgba(0, 0, 0, 0)` and `color(srgb 0 0 0 / 0)`. */
const alphaOf = (color: string) => Number(/(?:\/|rgba\(.+,)\s*([\d.]+)\)$/.exec(color)?.[1] ?? 1);

/**
 * Whether the pointer finds the middle of an element, which is not clipped away then. True where the pointer says nothing: the
 * element is scrolled out of view, or the page has made the part inert, as around a modal.
 */
function isHit(element: Element, part: Element, isModal: boolean): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const around = part.getBoundingClientRect();
  if (y < around.top || y > around.bottom) return true;
  const hits = (element.getRootNode() as Document | ShadowRoot).elementsFromPoint(x, y);
  // Outside the window nothing is found.
  if (hits.length === 0 || hits.some((hit) => element.contains(hit))) return true;
  const modal = hits[0]?.closest('dialog:modal');
  if (isModal) return Boolean(modal && modal !== part);
  return (
    Boolean(modal || part.closest('[inert]')) ||
    getComputedStyle(document.body).pointerEvents === 'none'
  );
}

/** Whether enough of a box is in the window, or in the page, where the visitor can scroll to the box. */
function isInReach({ left, top, right, bottom }: DOMRect, isModal: boolean): boolean {
  const { scrollWidth, scrollHeight } = document.documentElement;
  const [x, y, width, height] = isModal
    ? [0, 0, window.innerWidth, window.innerHeight]
    : [window.scrollX, window.scrollY, scrollWidth, scrollHeight];
  const shownWidth = Math.min(right + x, width) - Math.max(left + x, 0);
  const shownHeight = Math.min(bottom + y, height) - Math.max(top + y, 0);
  return shownWidth >= SMALLEST_PX && shownHeight >= SMALLEST_PX;
}
