/** Runs `task` once after `delayMs` milliseconds, unless the returned function is called first. */
export function scheduleTimeout(task: () => void, delayMs: number): () => void {
  const timer = setTimeout(task, delayMs);
  return () => clearTimeout(timer);
}
