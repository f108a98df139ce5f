/** How much traffic a host has, as its configuration says. */
type Traffic = 'normal' | 'high' | 'extra-high';

const SESSION_REPLAYS: Readonly<Record<Traffic, number>> = {
  normal: 0.1,
  high: 0.01,
  'extra-high': 0.005,
};

/** What share of page loads is traced (specification part 1 §9). */
export const TRACE_RATE = 0.2;

/** What shares of traces, errors and sessions are profiled and recorded, by traffic; an unknown class is `normal`. */
export const recordingRates = (traffic: string | undefined) => ({
  profileSessionSampleRate: 1,
  replaysOnErrorSampleRate: 1,
  replaysSessionSampleRate: Object.hasOwn(SESSION_REPLAYS, traffic ?? '')
    ? SESSION_REPLAYS[traffic as Traffic]
    : SESSION_REPLAYS.normal,
});
