const REST_MS = 1_500;

let markStanding: () => void = () => {};
const standing = new Promise<void>((resolve) => {
  markStanding = resolve;
});

/** Tells that a page is shown. Called by the heading of each page. */
export function pageStands(): void {
  markStanding();
}

/**
 * Runs a task once a page is shown and the browser has had `restMs` for what it shows: for code that
 * can wait. A task that fails, because its code does not come, is let go.
 */
export function whenPageStands(task: () => void | Promise<void>, restMs = REST_MS): void {
  const run = () => void (async () => task())().catch(() => {});
  void standing.then(() => setTimeout(() => whenIdle(run), restMs));
}

// Safari has no idle callback.
const whenIdle = (task: () => void) =>
  'requestIdleCallback' in window ? window.requestIdleCallback(task) : setTimeout(task, 0);
