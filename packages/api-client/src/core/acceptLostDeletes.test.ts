import { beforeEach, expect, test } from 'vitest';
import { createApiClient } from './createApiClient';
import { cutOff, json, startTestServer, type TestServer } from './startTestServer';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});

const notFound = json({ kode: 'FINNES_IKKE' }, 404);
const deletes = (policyNumber = '7') => ({ params: { policyNumber } });

test('a delete succeeds once when a 404 follows a lost response', async () => {
  const client = createApiClient({ apiHost: server.origin });
  server.respondWith(cutOff);
  await expect(client.deleteOffer(deletes())).rejects.toMatchObject({ name: 'NetworkError' });
  server.respondWith(notFound);
  await expect(client.deleteOffer(deletes('8'))).rejects.toMatchObject({ status: 404 });
  await expect(client.deleteOffer(deletes())).resolves.toBeUndefined();
  await expect(client.deleteOffer(deletes())).rejects.toMatchObject({ status: 404 });
});

test('a delete rejects on 404 when it is the first request or the earlier one was refused', async () => {
  const client = createApiClient({ apiHost: server.origin });
  server.respondWith(json({}, 409));
  await expect(client.deleteOffer(deletes())).rejects.toMatchObject({ status: 409 });
  server.respondWith(notFound);
  await expect(client.deleteOffer(deletes())).rejects.toMatchObject({ status: 404 });
});

test('a delete that was aborted before it was sent does not count as a lost response', async () => {
  const client = createApiClient({ apiHost: server.origin });
  const signal = AbortSignal.abort();
  await expect(client.deleteOffer({ ...deletes(), signal })).rejects.toBe(signal.reason);
  expect(server.requests).toHaveLength(0);
  server.respondWith(notFound);
  await expect(client.deleteOffer(deletes())).rejects.toMatchObject({ status: 404 });
});
