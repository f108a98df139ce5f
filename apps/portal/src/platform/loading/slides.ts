const SLIDE_MS = 200;

interface Slide {
  /** How far from its place the part starts, in CSS pixels. */
  fromPx: number;
  /** The time of its first frame, which shows the part where it was. */
  startMs: number | undefined;
}

const slides = new Map<HTMLElement, Slide>();
let frameRequested = false;

/**
 * Has a part slide to its place from `fromPx` below it. By script: browsers count a second slide that
 * overlaps the first as a layout shift when their compositor animates the first.
 */
export function startSlide(part: HTMLElement, fromPx: number): void {
  requestFrame();
  slides.set(part, { fromPx, startMs: undefined });
  part.style.transform = `translateY(${fromPx}px)`;
}

/** Puts a part that slides to its place at once. */
export function endSlide(part: HTMLElement): void {
  if (slides.delete(part)) part.style.removeProperty('transform');
}

function requestFrame(): void {
  if (frameRequested) return;
  frameRequested = true;
  requestAnimationFrame(step);
}

function step(nowMs: number): void {
  frameRequested = false;
  const started = [...slides.values()].filter(({ startMs }) => startMs === undefined);
  for (const slide of started) slide.startMs = nowMs;
  // In the first frame of a slide the others rest: browsers would count their step as a layout shift.
  if (started.length === 0) moveAll(nowMs);
  if (slides.size > 0) requestFrame();
}

function moveAll(nowMs: number): void {
  const durationMs = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : SLIDE_MS;
  for (const [part, { fromPx, startMs = nowMs }] of [...slides]) {
    const left = 1 - (nowMs - startMs) / durationMs;
    if (left > 0 && part.isConnected) {
      part.style.transform = `translateY(${fromPx * left ** 3}px)`;
    } else endSlide(part);
  }
}
