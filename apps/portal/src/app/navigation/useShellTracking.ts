import type { ElementId } from '@forsikring/tracking-consent';
import { useTracker } from '@forsikring/tracking-consent/react';

/** Tells of presses on what surrounds the pages, by `Knappetrykk` (specification part 2 §3). */
export function useShellTracking(): (type: 'lenke' | 'knapp', navn: string, id: ElementId) => void {
  const tracker = useTracker();
  return (type, navn, id) => tracker.track('Knappetrykk', { type, navn, hendelse: 'klikk', id });
}
