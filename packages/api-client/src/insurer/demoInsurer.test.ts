import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { calls } from '../contract';
import { createApiClient } from '../core/createApiClient';
import { agreementList, customerWith, type DemoInsurerOptions, demoInsurer } from '../msw';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function startInsurer(options?: DemoInsurerOptions) {
  const insurer = demoInsurer(options);
  server.use(...insurer.handlers);
  // A host may forward the calls from below a path.
  const client = createApiClient({ apiHost: 'http://localhost/selvbetjening', retryDelayMs: 1 });
  return { insurer, client };
}

test('responds to every read, below the path of a host too', async () => {
  const { client } = startInsurer();
  const reads = Object.values(calls).filter(({ method }) => method === 'GET');
  for (const { name } of reads) await client[name as 'getOffers']();
  expect(reads.length).toBeGreaterThan(0);
});

test('has the customer of the test, and shows what the calls wrote', async () => {
  const avtaler = [{ policyNumber: '1', name: 'Reise', monthlyPrice: 98.5, productType: 'REISE' }];
  const mine = customerWith({ agreements: agreementList(avtaler) });
  const { client, insurer } = startInsurer({ customer: mine });
  expect((await client.getAgreements()).monthlySum).toBe(98.5);

  await client.setReservation({ body: { harReservasjon: true } });
  expect(insurer.customer.reserved).toBe(true);
  expect(mine.reserved).toBe(false);
  insurer.customer.reserved = false;
  expect(await client.getReservation()).toEqual({ harReservasjon: false });
});

test('fails once, until the test removes the fault, or after the write', async () => {
  const { client, insurer } = startInsurer({
    faults: {
      getAgreements: 'once:503',
      getOffers: 'drop',
      getCustomer: 'wrong-type',
      setReservation: 'lose-response',
    },
  });
  expect((await client.getAgreements()).avtaler).toHaveLength(6);

  await expect(client.getOffers()).rejects.toMatchObject({ name: 'NetworkError' });
  delete insurer.faults.getOffers;
  expect((await client.getOffers()).tilbud).toHaveLength(2);

  await expect(client.getCustomer()).rejects.toMatchObject({ name: 'ContractError' });
  const write = client.setReservation({ body: { harReservasjon: true } });
  await expect(write).rejects.toMatchObject({ name: 'NetworkError' });
  expect(insurer.customer.reserved).toBe(true);
});

test('refuses a visitor who is logged out', async () => {
  const { client } = startInsurer({ loggedIn: false });
  expect(await client.getSessionStatus()).toEqual({});
  await expect(client.getAgreements()).rejects.toMatchObject({ status: 401 });

  const { client: loggedIn } = startInsurer();
  await loggedIn.logOut({ body: { goto: '/' } });
  await expect(loggedIn.getAgreements()).rejects.toMatchObject({ status: 401 });
});

test('names its customers when it does not have the one of the test', () => {
  expect(() => demoInsurer({ customer: 'karl' })).toThrow("no customer 'karl', only kari, leif");
  expect(() => demoInsurer({ faults: { getOffers: 'status:200' } })).toThrow(
    "Unknown fault of getOffers: 'status:200'",
  );
});

test('has its first test in the README', () => {
  const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
  expect(read('../../README.md')).toContain(`\`\`\`ts\n${read('firstTest.test.ts')}\`\`\``);
});
