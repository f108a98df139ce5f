import { type BrowserClient, browserTracingIntegration } from '@sentry/react';

/** Times how pages load and calls take, from the load of this page on. Tells nothing of clicks, whose names are texts. */
export function startTraces(client: BrowserClient): void {
  client.addIntegration(
    browserTracingIntegration({
      enableInp: false,
      linkPreviousTrace: 'off',
      consistentTraceSampling: false,
    }),
  );
}
