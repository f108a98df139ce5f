import type { ElementId, Label } from '@forsikring/tracking-consent';
import { useTracker } from '@forsikring/tracking-consent/react';

/**
 * Tracks clicks on links and buttons with the event `Knappetrykk` (docs/specification/tracking.md#events).
 * Names are constants, never data.
 */
export function useClickTracking(): (type: 'lenke' | 'knapp', navn: Label, id: ElementId) => void {
  const tracker = useTracker();
  return (type, navn, id) => tracker.track('Knappetrykk', { type, navn, hendelse: 'klikk', id });
}
