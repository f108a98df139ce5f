interface Slide {
  /** The distance from the part's final position at the start, in CSS pixels. */
  fromPx: number;
  /** The time of the first frame, which shows the part at its earlier position. */
  startMs: number | undefined;
  durationMs: number;
}

const slides = new Map<HTMLElement, Slide>();
let frameRequested = false;

/**
 * Slides a part to its position from `fromPx` below it. Animated by script: when the compositor animates a
 * slide, browsers count an overlapping second slide as a layout shift.
 */
export function startSlide(part: HTMLElement, fromPx: number): void {
  requestFrame();
  slides.set(part, { fromPx, startMs: undefined, durationMs: durationOf(part) });
  part.style.transform = `translateY(${fromPx}px)`;
}

/** Ends a slide at once, at the part's final position. */
export function endSlide(part: HTMLElement): void {
  if (slides.delete(part)) part.style.removeProperty('transform');
}

/** The token of a movement, in milliseconds: 0 with reduced motion. Build tools write it in seconds. */
function durationOf(part: HTMLElement): number {
  const token = getComputedStyle(part).getPropertyValue('--ui-duration-medium');
  return Number.parseFloat(token) * (token.endsWith('ms') ? 1 : 1_000);
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
  // Other slides pause in the first frame of a slide: browsers would count their step as a layout shift.
  if (started.length === 0) moveAll(nowMs);
  if (slides.size > 0) requestFrame();
}

function moveAll(nowMs: number): void {
  for (const [part, { fromPx, startMs = nowMs, durationMs }] of [...slides]) {
    const remaining = 1 - (nowMs - startMs) / durationMs;
    if (remaining > 0 && part.isConnected) {
      part.style.transform = `translateY(${fromPx * remaining ** 3}px)`;
    } else endSlide(part);
  }
}
