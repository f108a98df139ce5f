const SLIDE_MS = 200;

/**
 * Has what follows an element that has just come, or is about to go, slide from where it was to where
 * it will be: nobody's text jumps from under their eyes. At once for those who want no motion.
 */
export function slideAway(element: HTMLElement | null, change: 'comes' | 'goes'): void {
  const region = element?.parentElement;
  if (!element || !region || typeof element.animate !== 'function') return;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const duration = still ? 1 : SLIDE_MS;
  const shift = change === 'comes' ? -element.offsetHeight : element.offsetHeight;
  if (change === 'comes') element.animate({ opacity: [0, 1] }, { duration });
  for (let next = region.nextElementSibling; next; next = next.nextElementSibling) {
    next.animate(
      { transform: [`translateY(${shift}px)`, 'none'] },
      { duration, easing: 'ease-out' },
    );
  }
}
