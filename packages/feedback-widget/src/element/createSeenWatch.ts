/**
 * Calls `onSeen` once, when a part of a node is in view.
 * @returns a function that receives the node when it appears, and null when the node is gone
 */
export function createSeenWatch(onSeen: () => void): (node: Element | null) => void {
  let seen = false;
  let observer: IntersectionObserver | undefined;
  return (node) => {
    observer?.disconnect();
    // Some test environments have no observer.
    if (!node || seen || !globalThis.IntersectionObserver) return;
    observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer?.disconnect();
      seen = true;
      onSeen();
    });
    observer.observe(node);
  };
}
