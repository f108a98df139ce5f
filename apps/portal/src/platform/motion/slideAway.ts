const SLIDE_MS = 200;

/**
 * Has what follows an element that has just come slide down to make room, from where it was: nobody's
 * text jumps from under their eyes. At once for those who want no motion.
 */
export function slideAway(newcomer: HTMLElement | null): void {
  const region = newcomer?.parentElement;
  if (!newcomer || !region || typeof newcomer.animate !== 'function') return;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const duration = still ? 1 : SLIDE_MS;
  const height = newcomer.offsetHeight;
  newcomer.animate({ opacity: [0, 1] }, { duration });
  for (let next = region.nextElementSibling; next; next = next.nextElementSibling) {
    next.animate(
      { transform: [`translateY(${-height}px)`, 'none'] },
      { duration, easing: 'ease-out' },
    );
  }
}
