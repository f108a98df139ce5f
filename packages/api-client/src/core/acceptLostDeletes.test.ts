// @vitest-environment node
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createApiClient } from './createApiClient';
import { cutOff, json, startTestServer, type TestServer } from './startTestServer';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const gone = json({ kode: 'FINNES_IKKE' }, 404);
const deletes = (policyNumber = '7') => ({ params: { policyNumber } });

it('a delete that answers 404 after its answer was lost counts as done, once', async () => {
  const client = createApiClient({ apiHost: server.origin });
  server.answer(cutOff);
  await expect(client.deleteOffer(deletes())).rejects.toMatchObject({ name: 'NetworkError' });
  server.answer(gone);
  await expect(client.deleteOffer(deletes('8'))).rejects.toMatchObject({ status: 404 });
  await expect(client.deleteOffer(deletes())).resolves.toBeUndefined();
  await expect(client.deleteOffer(deletes())).rejects.toMatchObject({ status: 404 });
});

it('a delete that was refused, or that is sent for the first time, is not there when it answers 404', async () => {
  const client = createApiClient({ apiHost: server.origin });
  server.answer(json({}, 409));
  await expect(client.deleteOffer(deletes())).rejects.toMatchObject({ status: 409 });
  server.answer(gone);
  await expect(client.deleteOffer(deletes())).rejects.toMatchObject({ status: 404 });
});

it('a delete is never tried again by itself', async () => {
  const client = createApiClient({ apiHost: server.origin, retryDelayMs: 1 });
  server.answer(cutOff);
  await expect(client.deleteOffer(deletes())).rejects.toMatchObject({ name: 'NetworkError' });
  expect(server.requests).toHaveLength(1);
});

it('a delete that was aborted before it was sent has lost no answer', async () => {
  const client = createApiClient({ apiHost: server.origin });
  const signal = AbortSignal.abort();
  await expect(client.deleteOffer({ ...deletes(), signal })).rejects.toBe(signal.reason);
  expect(server.requests).toHaveLength(0);
  server.answer(gone);
  await expect(client.deleteOffer(deletes())).rejects.toMatchObject({ status: 404 });
});
