import { type BrowserClient, browserProfilingIntegration, replayIntegration } from '@sentry/react';

/** Attributes that may contain a customer's text, or an address with an id. */
const MASKED_ATTRIBUTES = [
  ...['href', 'src', 'action', 'value', 'title', 'alt', 'placeholder', 'name', 'id', 'for'],
  ...['aria-label', 'aria-describedby', 'aria-labelledby', 'aria-controls'],
];

/** Records the page, for visitors who have consented. */
export interface Recordings {
  /** Starts the recording, or resumes it after `stop`. */
  start(): void;
  /** Ends the recording at once, and discards unsent data. */
  stop(): void;
}

/**
 * Creates the recording of errors and some sessions, with all texts and fields masked, and the profiling of
 * traces. Stores nothing on the device.
 */
export function createRecordings(client: BrowserClient): Recordings {
  const replay = replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    maskAttributes: MASKED_ATTRIBUTES,
    stickySession: false,
    // The security policy blocks workers from blobs, and a compressed recording cannot be scrubbed.
    useCompression: false,
  });
  /** The sampled mode of this page load: the whole session, or only errors (`buffer`). */
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
