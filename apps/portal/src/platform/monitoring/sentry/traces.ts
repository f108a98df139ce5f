import {
  type BrowserClient,
  browserTracingIntegration,
  getRootSpan,
  SEMANTIC_ATTRIBUTE_SENTRY_SAMPLE_RATE,
} from '@sentry/react';
import { TRACE_RATE } from './sampleRates';

/** Measures how pages load and how long calls take, from the load of this page on. Not clicks: their names are texts. */
export function startTraces(client: BrowserClient): void {
  tellSampleRate(client);
  client.addIntegration(
    browserTracingIntegration({
      enableInp: false,
      linkPreviousTrace: 'off',
      consistentTraceSampling: false,
    }),
  );
}

/**
 * Puts the real sample rate on each trace. A page load is chosen with `TRACE_RATE` before this code is
 * fetched, and the SDK then keeps all its traces. The service multiplies by the rate that it is told.
 */
function tellSampleRate(client: BrowserClient): void {
  client.on('spanStart', (span) => {
    if (getRootSpan(span) === span)
      span.setAttribute(SEMANTIC_ATTRIBUTE_SENTRY_SAMPLE_RATE, TRACE_RATE);
  });
  client.on('createDsc', (trace) => {
    // A trace is kept when its random number is below the rate; the SDK drew this one from 0 to 1.
    if (trace.sample_rand !== undefined)
      trace.sample_rand = `${Number(trace.sample_rand) * TRACE_RATE}`;
  });
}
