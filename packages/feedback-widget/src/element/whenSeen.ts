/**
 * Calls `onSeen` once, when a part of the node is in view.
 * @returns a function that stops the watch
 */
export function whenSeen(node: Element, onSeen: () => void): () => void {
  // Some test environments have no observer.
  if (!globalThis.IntersectionObserver) return () => {};
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    onSeen();
  });
  observer.observe(node);
  return () => observer.disconnect();
}
