import { startSpan } from '@sentry/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createSentryClient } from './createSentryClient';
import { type EnvelopeServer, startEnvelopeServer } from './startEnvelopeServer';
import { startTraces } from './traces';

let service: EnvelopeServer;
beforeAll(async () => {
  service = await startEnvelopeServer();
});
afterAll(() => service.close());

test.each(['normal', 'high', 'extra-high'])(
  'traces a fifth of the page loads with %s traffic',
  async (traffic) => {
    const client = createSentryClient({
      dsn: service.dsn,
      environment: 'Test',
      traffic,
      mayRecord: () => false,
    });
    startTraces(client);
    service.envelopes.length = 0;
    startSpan({ name: '/tilbud/AB-77', forceTransaction: true }, () => {
      startSpan({ name: 'GET /tilbud/AB-77' }, () => {});
    });
    const sent = () => service.envelopes.find(([, item]) => item?.type === 'transaction');
    await vi.waitFor(() => expect(sent()).toBeDefined());
    const [header = {}, , payload] = sent() ?? [];

    expect(header).toMatchObject({
      sent_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      trace: { sampled: 'true', sample_rate: '0.2' },
    });
    const { sample_rand } = header.trace as { sample_rand: string };
    expect(Number(sample_rand)).toBeLessThan(0.2);
    expect(payload).toMatchObject({
      contexts: { trace: { data: { 'sentry.sample_rate': 0.2 } } },
      spans: [{ description: 'GET /tilbud/{id}' }],
    });
    expect(JSON.stringify(sent())).not.toContain('AB-77');
    await client.close();
  },
);
