import { prefersReducedMotion } from '../../platform/stableLayout/prefersReducedMotion';

const FADE_MS = 200;
const CHECK_MS = 30;

/**
 * Waits until the file of a picture is drawn, fades the picture in over the one below, and calls `done`. Browsers
 * tell no script when an SVG `<use>` has loaded its file, so its size is read. Returns a function that stops it.
 */
export function crossFade(picture: SVGSVGElement, done: () => void): () => void {
  let fade: Animation | undefined;
  const timer = setInterval(() => {
    if (!picture.firstElementChild?.getBoundingClientRect().width) return;
    clearInterval(timer);
    if (prefersReducedMotion()) {
      done();
      return;
    }
    fade = picture.animate({ opacity: [0, 1] }, { duration: FADE_MS, fill: 'forwards' });
    fade.onfinish = done;
  }, CHECK_MS);
  return () => {
    clearInterval(timer);
    fade?.cancel();
  };
}
