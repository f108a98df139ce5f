/**
 * Runs a task for a page that the visitor has opened: at once, or when the browser activates a page that it has rendered in
 * advance (`document.prerendering`). A page that is never opened never runs the task.
 * @returns a function that cancels a task that has not run
 */
export function whenActivated(task: () => void): () => void {
  const page: (Document & { prerendering?: boolean }) | undefined = globalThis.document;
  if (!page?.prerendering) {
    task();
    return () => {};
  }
  page.addEventListener('prerenderingchange', task, { once: true });
  return () => page.removeEventListener('prerenderingchange', task);
}
