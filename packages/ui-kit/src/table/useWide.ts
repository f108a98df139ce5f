import { type RefObject, useEffect, useState } from 'react';

/** Whether the content of an element is wider than the element, kept up to date. */
export function useWide(element: RefObject<HTMLElement | null>): boolean {
  const [wide, setWide] = useState(false);

  useEffect(() => {
    const frame = element.current;
    // Test environments without layout have none.
    if (!frame || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setWide(frame.scrollWidth > frame.clientWidth));
    observer.observe(frame);
    for (const child of frame.children) observer.observe(child);
    return () => observer.disconnect();
  }, [element]);

  return wide;
}
