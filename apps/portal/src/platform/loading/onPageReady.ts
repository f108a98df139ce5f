const REST_MS = 1_500;

/** A browser that is never idle runs the task all the same. */
const MAX_IDLE_WAIT_MS = 2_000;

let resolveReady: () => void = () => {};
const ready = new Promise<void>((resolve) => {
  resolveReady = resolve;
});

/** Tells that a page is shown. Called by the heading of each page. */
export function markPageReady(): void {
  resolveReady();
}

/**
 * Runs a task once a page is shown, `restMs` have passed and the browser is idle, at most 2 s later:
 * for code that can wait. A task that fails, because its code does not load, is dropped.
 */
export function onPageReady(task: () => void | Promise<void>, restMs = REST_MS): void {
  const run = () => void (async () => task())().catch(() => {});
  void ready.then(() => setTimeout(() => whenIdle(run), restMs));
}

// Safari has no idle callback.
const whenIdle = (task: () => void) =>
  'requestIdleCallback' in window
    ? window.requestIdleCallback(task, { timeout: MAX_IDLE_WAIT_MS })
    : setTimeout(task, 0);
