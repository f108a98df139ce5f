import { createApiClient } from '@forsikring/api-client';
import { demoInsurer } from '@forsikring/api-client/msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';

const server = setupServer(...demoInsurer({ faults: { getOffers: 'status:503' } }).handlers);
beforeAll(() => server.listen());
afterAll(() => server.close());
const client = createApiClient({ apiHost: 'http://localhost', retryDelayMs: 1 });
test('rejects with the status when the offers cannot be read', () =>
  expect(client.getOffers()).rejects.toMatchObject({ status: 503 }));
