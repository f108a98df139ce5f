import { useSyncExternalStore } from 'react';

/** Below the large breakpoint the places of the service are behind 'Meny'. */
const narrow = () => window.matchMedia('(max-width: 1199.98px)');

function subscribe(listener: () => void): () => void {
  const query = narrow();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window is too narrow for the bar; follows its size. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow().matches);
