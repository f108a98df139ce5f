import { type BrowserClient, browserProfilingIntegration, replayIntegration } from '@sentry/react';

/** Attributes that may hold a text of the customer, or an address with an id. */
const MASKED_ATTRIBUTES = [
  ...['href', 'src', 'action', 'value', 'title', 'alt', 'placeholder', 'name', 'id', 'for'],
  ...['aria-label', 'aria-describedby', 'aria-labelledby', 'aria-controls'],
];

/** Records how a page behaves, for visitors who have consented. */
export interface Recordings {
  /** Starts the recording, or resumes it after `stop`. */
  start(): void;
  /** Ends the recording at once, and discards what has not been sent. */
  stop(): void;
}

/** Records errors and some sessions, with every text and field masked, and profiles traces. Stores nothing on the device. */
export function createRecordings(client: BrowserClient): Recordings {
  const replay = replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    maskAttributes: MASKED_ATTRIBUTES,
    stickySession: false,
    // The security policy refuses a worker from a blob, and a compressed recording cannot be scrubbed.
    useCompression: false,
  });
  /** What this page load was sampled for: its whole session, or its errors alone (`buffer`). */
  let mode: ReturnType<typeof replay.getRecordingMode>;
  let added = false;
  return {
    start() {
      if (!added) {
        added = true;
        client.addIntegration(replay);
        client.addIntegration(browserProfilingIntegration());
        mode = replay.getRecordingMode();
      } else if (mode === 'session') replay.start();
      else if (mode === 'buffer') replay.startBuffering();
    },
    stop() {
      void replay.stop({ flush: false });
    },
  };
}
