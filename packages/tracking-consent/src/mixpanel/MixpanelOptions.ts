/** Which project receives the events, and how often. Times in milliseconds (specification part 2 §9). */
export interface MixpanelOptions {
  /** Token of the project. */
  token: string;
  /** Origin of the service. @default 'https://api-eu.mixpanel.com' */
  apiHost?: string;
  /** The most events in a request. @default 50 */
  batchSize?: number;
  /** From an event to the request that carries it. @default 5000 */
  flushIntervalMs?: number;
  /** After which a request is given up and tried again. @default 90000 */
  timeoutMs?: number;
  /** The longest wait before another try. @default 600000 */
  maxRetryWaitMs?: number;
}

/** The options with their defaults. */
export function withDefaults(options: MixpanelOptions): Required<MixpanelOptions> {
  return {
    apiHost: 'https://api-eu.mixpanel.com',
    batchSize: 50,
    flushIntervalMs: 5_000,
    timeoutMs: 90_000,
    maxRetryWaitMs: 600_000,
    ...options,
  };
}
