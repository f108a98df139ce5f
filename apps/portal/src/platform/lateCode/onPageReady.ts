import { useEffect, useState } from 'react';

const DEFAULT_DELAY_MS = 1_500;

/** Runs the task after this time even if the browser is not idle. */
const MAX_IDLE_WAIT_MS = 2_000;

let resolveReady: () => void = () => {};

/** Resolves when a page is shown. */
export const pageReady = new Promise<void>((resolve) => {
  resolveReady = resolve;
});

/** Marks that a page is shown. Called by the heading of each page. */
export function markPageReady(): void {
  resolveReady();
}

/**
 * Runs a task for deferred code: once a page is shown, `delayMs` have passed and the browser is idle, at
 * most 2 s later. Ignores a task that rejects because its code does not load.
 */
export function onPageReady(task: () => void | Promise<void>, delayMs = DEFAULT_DELAY_MS): void {
  const run = () => void (async () => task())().catch(() => {});
  void pageReady.then(() => setTimeout(() => whenIdle(run), delayMs));
}

// Safari has no requestIdleCallback.
const whenIdle = (task: () => void) =>
  'requestIdleCallback' in window
    ? window.requestIdleCallback(task, { timeout: MAX_IDLE_WAIT_MS })
    : setTimeout(task, 0);

/** Whether a page has been shown, and deferred code may load. */
export function usePageReady(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => onPageReady(() => setReady(true)), []);
  return ready;
}

/**
 * Runs a task after the browser has painted the current state.
 * @returns a function that cancels the task
 */
export function afterPaint(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A frame callback runs before the paint of its frame, the timer after it.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(task, 0);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
