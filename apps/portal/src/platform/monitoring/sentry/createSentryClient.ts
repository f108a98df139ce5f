import { withKeepalive } from '@forsikring/foundation/keepalive/withKeepalive';
import { isPageLeft, watchPageLeave } from '@forsikring/foundation/page/pageLeave';
import {
  BrowserClient,
  defaultStackParser,
  makeFetchTransport,
  setCurrentClient,
} from '@sentry/react';
import { recordingRates } from './sampleRates';
import { scrubEnvelope } from './scrubEnvelope';
import { scrubEvent } from './scrubEvent';

/**
 * Sends a report. The SDK counts its own `keepalive` requests alone. Here reports share the limit of the page, and
 * only reports of a page that is left use `keepalive`.
 */
const sendReport: typeof fetch = (url, init) => {
  const body = init?.body ?? '';
  const bytes = new Blob([body as BlobPart]).size;
  const send = (keepalive: boolean) => fetch(url, { ...init, keepalive });
  return isPageLeft()
    ? withKeepalive({ url: `${url}`, bytes, purpose: 'report' }, send)
    : send(false);
};

/** The options of the monitoring client. */
export interface SentryOptions {
  dsn: string;
  environment: string;
  /** The traffic class of the host. */
  traffic?: string | undefined;
  /** Returns whether the visitor may be recorded now. */
  mayRecord: () => boolean;
}

/**
 * Creates a client without the SDK's default integrations, which would also send addresses, clicks and
 * console messages. Every envelope is scrubbed before it is sent.
 */
export function createSentryClient({
  dsn,
  environment,
  traffic,
  mayRecord,
}: SentryOptions): BrowserClient {
  watchPageLeave();
  const client = new BrowserClient({
    dsn,
    environment,
    integrations: [],
    stackParser: defaultStackParser,
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, urlQueryParams: false },
    beforeSend: scrubEvent,
    // Page loads are sampled before the tracing code is fetched, see `startTraces`.
    tracesSampleRate: 1,
    traceLifecycle: 'static',
    tracePropagationTargets: [],
    profileLifecycle: 'trace',
    ...recordingRates(traffic),
    transport: (options) => {
      const transport = makeFetchTransport(options, sendReport);
      const send: typeof transport.send = async (envelope) => {
        const scrubbed = scrubEnvelope(envelope, mayRecord());
        return scrubbed[1].length > 0 ? transport.send(scrubbed) : {};
      };
      return { ...transport, send };
    },
  });
  setCurrentClient(client);
  client.init();
  return client;
}
