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
  /** The visitor's choice about being recorded, once it has been read. */
  consent: Promise<Consent>;
}

/** Starts the monitoring: reports, traces of some page loads, and recordings of visitors who have consented. */
export function startSentry({
  distributor,
  consent,
  ...options
}: Monitoring): (problem: Report) => void {
  let known: Consent | undefined;
  const mayRecord = () => known?.getState() === 'OPTED_IN';
  const client = createSentryClient({ ...options, mayRecord });

  let recordings: Promise<Recordings> | undefined;
  const follow = async () => {
    if (mayRecord()) {
      recordings ??= import('./recordings').then(({ createRecordings }) =>
        createRecordings(client),
      );
      const loaded = await recordings;
      // The choice may have changed while the code was loading.
      if (mayRecord()) loaded.start();
    } else {
      const loaded = await recordings;
      if (!mayRecord()) loaded?.stop();
    }
  };
  const followQuietly = () => void follow().catch(() => {});
  void consent.then((answer) => {
    known = answer;
    answer.subscribe(followQuietly);
    followQuietly();
  });
  if (Math.random() < TRACE_RATE) {
    void import('./traces').then(({ startTraces }) => startTraces(client)).catch(() => {});
  }
  return createSentrySink(client, distributor);
}
