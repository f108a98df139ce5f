import { useSyncExternalStore } from 'react';

/** Below the large breakpoint, the navigation is in the menu 'Meny'. */
const narrow = () => window.matchMedia('(max-width: 1199.98px)');

function subscribe(listener: () => void): () => void {
  const query = narrow();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window is too narrow for the navigation bar. Updates when the window is resized. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow().matches);
