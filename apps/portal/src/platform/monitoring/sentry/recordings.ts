import { type BrowserClient, browserProfilingIntegration, replayIntegration } from '@sentry/react';

/** Attributes that may hold words of the customer, or an address with an id. */
const MASKED_ATTRIBUTES = [
  ...['href', 'src', 'action', 'value', 'title', 'alt', 'placeholder', 'name', 'id', 'for'],
  ...['aria-label', 'aria-describedby', 'aria-labelledby', 'aria-controls'],
];

/** What records how a page behaved, for those who have said yes. */
export interface Recordings {
  start(): void;
  /** Ends the recording at once, and throws away what has not been sent. */
  stop(): void;
}

/** Records errors and some sessions, every text and field masked, and profiles what is traced. Keeps nothing on the device. */
export function createRecordings(client: BrowserClient): Recordings {
  const replay = replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    maskAttributes: MASKED_ATTRIBUTES,
    stickySession: false,
    // A worker would come from a blob, which the security policy refuses; and what is compressed cannot be scrubbed.
    useCompression: false,
  });
  let added = false;
  return {
    start() {
      if (added) return;
      added = true;
      client.addIntegration(replay);
      client.addIntegration(browserProfilingIntegration());
    },
    stop() {
      void replay.stop({ flush: false });
    },
  };
}
