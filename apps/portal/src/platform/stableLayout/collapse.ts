import { prefersReducedMotion } from './prefersReducedMotion';

const COLLAPSE_MS = 200;

/**
 * Collapses an element and then calls `remove`, which removes it from the page. With reduced motion, and in
 * browsers that cannot animate, it is removed at once.
 */
export function collapse(element: Element | null | undefined, remove: () => void): void {
  if (!element?.animate || prefersReducedMotion()) {
    remove();
    return;
  }
  const { height } = element.getBoundingClientRect();
  const animation = element.animate(
    [
      { blockSize: `${height}px`, overflow: 'clip', opacity: 1 },
      { blockSize: '0', overflow: 'clip', opacity: 0 },
    ],
    { duration: COLLAPSE_MS, easing: 'ease-in', fill: 'forwards' },
  );
  // An animation is cancelled when its element is removed earlier.
  animation.finished.then(remove, remove);
}
