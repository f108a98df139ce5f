import type { Consent } from '@forsikring/tracking-consent';
import type { Report } from '../report';
import { createSentryClient } from './createSentryClient';
import { createSentrySink } from './createSentrySink';
import type { Recordings } from './recordings';
import { TRACE_RATE } from './sampleRates';

interface Monitoring {
  dsn: string;
  environment: string;
  traffic?: string | undefined;
  /** The distributor's short name. */
  distributor: string;
  /** The visitor's consent, once it has been read. */
  consent: Promise<Consent>;
}

/**
 * Starts monitoring: reports, traces of some page loads, and recordings of visitors who have consented.
 * Returns the sink for reports.
 */
export function startSentry({
  distributor,
  consent,
  ...options
}: Monitoring): (problem: Report) => void {
  let loadedConsent: Consent | undefined;
  const mayRecord = () => loadedConsent?.getState() === 'OPTED_IN';
  const client = createSentryClient({ ...options, mayRecord });

  let recordings: Promise<Recordings> | undefined;
  const updateRecordings = async () => {
    if (mayRecord()) {
      recordings ??= import('./recordings').then(({ createRecordings }) =>
        createRecordings(client),
      );
      const loaded = await recordings;
      // The consent may have changed while the code was loading.
      if (mayRecord()) loaded.start();
    } else {
      const loaded = await recordings;
      if (!mayRecord()) loaded?.stop();
    }
  };
  const updateSafely = () => void updateRecordings().catch(() => {});
  consent.then(
    (read) => {
      loadedConsent = read;
      read.subscribe(updateSafely);
      updateSafely();
    },
    // The code of tracking has not loaded: nothing is recorded.
    () => {},
  );
  if (Math.random() < TRACE_RATE) {
    void import('./traces').then(({ startTraces }) => startTraces(client)).catch(() => {});
  }
  return createSentrySink(client, distributor);
}
