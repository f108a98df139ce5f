import type { ElementId } from '@forsikring/tracking-consent';
import { useTracker } from '@forsikring/tracking-consent/react';

/** Tells of presses on links and buttons, by `Knappetrykk` (specification part 2 §3). Names are words of the code, never of data. */
export function useClickTracking(): (type: 'lenke' | 'knapp', navn: string, id: ElementId) => void {
  const tracker = useTracker();
  return (type, navn, id) => tracker.track('Knappetrykk', { type, navn, hendelse: 'klikk', id });
}
