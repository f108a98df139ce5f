import type { Tracker } from './createTracker';

/** Tells that somebody saw a variant: the event AB-test, and the experiment event beside it. */
export function trackAbTest(
  tracker: Pick<Tracker, 'track'>,
  { name, abTestVariant }: { name: string; abTestVariant: string },
): void {
  tracker.track('AB-test', { name, abTestVariant });
  tracker.track('$experiment_started', { 'Experiment name': name, 'Variant name': abTestVariant });
}
