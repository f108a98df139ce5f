/** The traffic class of a host in its configuration. */
type Traffic = 'normal' | 'high' | 'extra-high';

const SESSION_REPLAYS: Readonly<Record<Traffic, number>> = {
  normal: 0.1,
  high: 0.01,
  'extra-high': 0.005,
};

/** The share of page loads that is traced, with any traffic (docs/specification/tracking.md#sample-rates). */
export const TRACE_RATE = 0.2;

/**
 * The shares of traces that are profiled, and of errors and sessions that are recorded, by traffic; an
 * unknown class counts as `normal`.
 */
export const recordingRates = (traffic: string | undefined) => ({
  profileSessionSampleRate: 1,
  replaysOnErrorSampleRate: 1,
  replaysSessionSampleRate: Object.hasOwn(SESSION_REPLAYS, traffic ?? '')
    ? SESSION_REPLAYS[traffic as Traffic]
    : SESSION_REPLAYS.normal,
});
