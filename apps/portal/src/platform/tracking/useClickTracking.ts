import type { ElementId, Label } from '@forsikring/tracking-consent';
import { useTracker } from '@forsikring/tracking-consent/react';

/** Tracks presses on links and buttons, by the event `Knappetrykk` (docs/specification/tracking.md#events). Names are written in the code, never data. */
export function useClickTracking(): (type: 'lenke' | 'knapp', navn: Label, id: ElementId) => void {
  const tracker = useTracker();
  return (type, navn, id) => tracker.track('Knappetrykk', { type, navn, hendelse: 'klikk', id });
}
