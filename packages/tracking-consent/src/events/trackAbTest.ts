import type { Tracker } from '../core/createTracker';
import type { Label } from './fields';
import type { StandardEvents } from './standardEvents';

/** Tracks that the visitor saw a variant: the event AB-test and the experiment event. */
export function trackAbTest(
  tracker: Pick<Tracker<StandardEvents>, 'track'>,
  { name, abTestVariant }: { name: Label; abTestVariant: Label },
): void {
  tracker.track('AB-test', { name, abTestVariant });
  tracker.track('$experiment_started', { 'Experiment name': name, 'Variant name': abTestVariant });
}
