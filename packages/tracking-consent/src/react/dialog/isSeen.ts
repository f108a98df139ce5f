/** Less than this of a part, in pixels, is not enough to read or press. */
const SMALLEST_PX = 64;

/**
 * Whether a visitor can see the banner or the settings. Ad blockers hide such parts in many ways: not rendered, invisible,
 * transparent, without size, outside the page, or removed. Where nothing is laid out (jsdom, a hidden frame), the part counts
 * as seen.
 */
export function isSeen(part: HTMLElement): boolean {
  if (!part.isConnected) return false;
  if (!document.documentElement.checkVisibility?.()) return true;
  const start = part.querySelector('.tc-title') ?? part;
  if (!start.checkVisibility({ checkVisibilityCSS: true })) return false;
  const isModal = part.matches(':modal');
  for (let box: Element | null = start; box && box !== document.body; box = box.parentElement) {
    const { opacity, overflowX, overflowY } = getComputedStyle(box);
    if (Number(opacity) === 0) return false;
    if (!box.contains(part)) continue;
    if (overflowX !== 'visible' && box.clientWidth < SMALLEST_PX) return false;
    if (overflowY !== 'visible' && box.clientHeight < SMALLEST_PX) return false;
    // The browser shows a modal above the page, whatever the elements around it look like.
    if (isModal) break;
  }
  return isInReach(part.getBoundingClientRect(), isModal);
}

/** Whether enough of a box is in the window, or in the page, where the visitor can scroll to the box. */
function isInReach({ left, top, right, bottom }: DOMRect, isModal: boolean): boolean {
  const page = document.documentElement;
  const [x, y] = isModal ? [0, 0] : [window.scrollX, window.scrollY];
  const [width, height] = isModal
    ? [window.innerWidth, window.innerHeight]
    : [page.scrollWidth, page.scrollHeight];
  const shownWidth = Math.min(right + x, width) - Math.max(left + x, 0);
  const shownHeight = Math.min(bottom + y, height) - Math.max(top + y, 0);
  return shownWidth >= SMALLEST_PX && shownHeight >= SMALLEST_PX;
}
