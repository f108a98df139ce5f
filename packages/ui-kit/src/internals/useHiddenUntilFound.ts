import { type RefObject, useEffect, useRef } from 'react';

/**
 * Hides an element from all but find-in-page (`hidden="until-found"`). Give the element `hidden` too, for
 * servers and for browsers that do not know the value.
 * @param onFound Called when the browser found text in the element and is about to show it.
 */
export function useHiddenUntilFound(
  ref: RefObject<HTMLElement | null>,
  hidden: boolean,
  onFound: (event: Event) => void,
): void {
  const latest = useRef({ hidden, onFound });
  useEffect(() => {
    latest.current = { hidden, onFound };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: React sets the attribute again with `hidden`
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    // Not as a prop: React knows `hidden` as true or false alone.
    const hideUntilFound = () => {
      if (latest.current.hidden) element.setAttribute('hidden', 'until-found');
    };
    const reveal = (event: Event) => {
      latest.current.onFound(event);
      // The browser takes the attribute away after this event, whatever the listener does.
      setTimeout(hideUntilFound);
    };
    hideUntilFound();
    element.addEventListener('beforematch', reveal);
    return () => element.removeEventListener('beforematch', reveal);
  }, [ref, hidden]);
}
