import {
  type BrowserClient,
  browserTracingIntegration,
  getRootSpan,
  SEMANTIC_ATTRIBUTE_SENTRY_SAMPLE_RATE,
} from '@sentry/react';
import { TRACE_RATE } from './sampleRates';

/**
 * Measures page loads and calls, starting with the current page load. Not interactions, whose names contain
 * texts of the page.
 */
export function startTraces(client: BrowserClient): void {
  setSampleRate(client);
  client.addIntegration(
    browserTracingIntegration({
      enableInp: false,
      linkPreviousTrace: 'off',
      consistentTraceSampling: false,
    }),
  );
}

/**
 * Sets the real sample rate of each trace. A page load is sampled with `TRACE_RATE` before this code is
 * fetched, and the SDK then keeps all of its traces. The service extrapolates with the sent rate.
 */
function setSampleRate(client: BrowserClient): void {
  client.on('spanStart', (span) => {
    if (getRootSpan(span) === span)
      span.setAttribute(SEMANTIC_ATTRIBUTE_SENTRY_SAMPLE_RATE, TRACE_RATE);
  });
  client.on('createDsc', (trace) => {
    // A trace is kept when its random number is below the rate; the SDK drew it between 0 and 1.
    if (trace.sample_rand !== undefined)
      trace.sample_rand = `${Number(trace.sample_rand) * TRACE_RATE}`;
  });
}
