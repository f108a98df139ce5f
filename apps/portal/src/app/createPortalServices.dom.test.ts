import { describe, expect, test, vi } from 'vitest';
import { createLeave } from '../platform/navigation/createLeave';
import { createPortalServices } from './createPortalServices';

/** Services whose server sends these responses in turn. */
function servicesWith(...responses: Response[]) {
  const leave = vi.fn();
  const services = createPortalServices({
    config: { loginUrl: 'https://login.example/', unauthorizedUrl: 'https://ut.example/' },
    environment: 'Dev',
    leave: createLeave({ assign: leave, replace: leave }),
    client: { fetch: async () => responses.shift() ?? Response.error(), retryDelayMs: 1 },
    session: { storage: null, channel: null },
  });
  return { ...services, leave };
}

const agreements = (systemSourceError: boolean) =>
  Response.json({ avtaler: [], monthlySum: 0, yearlySum: 0, systemSourceError });

const tasks = (...types: unknown[]) =>
  Response.json({ oppgaver: types.map((oppgavetype) => ({ oppgavetype })) });
const failed = () => new Response('', { status: 404 });

describe('the problems', () => {
  test.each([
    [
      'a response reports that a system is down',
      'getAgreements',
      agreements(true),
      agreements(false),
    ],
    ['a read fails', 'getAgreements', failed(), agreements(false)],
    [
      'items of a list cannot be read',
      'getMotorTasks',
      tasks('ENDRE_KMSTAND', 5),
      tasks('ENDRE_KMSTAND'),
    ],
  ] as const)('start when %s, and end after a read without', async (_, call, bad, good) => {
    const { client, problems } = servicesWith(bad, good);
    await client[call]().catch(() => {});
    expect(problems.any()).toBe(true);
    await client[call]();
    expect(problems.any()).toBe(false);
  });

  test('do not start when the session cannot be read, or a write fails', async () => {
    const { client, problems } = servicesWith(failed(), failed());
    await expect(client.getSessionStatus()).rejects.toThrow();
    await expect(client.renewSession()).rejects.toThrow();
    expect(problems.any()).toBe(false);
  });

  test('do not start when the older register does not have the customer', async () => {
    const { client, problems } = servicesWith(failed());
    expect(await client.getLegacyCustomer()).toEqual({ eksisterer: false });
    expect(problems.any()).toBe(false);
  });
});

test('leaves the page when a response is unauthorized, but not during a logout', async () => {
  const refusal = () => new Response('', { status: 401 });
  const { client, sharedSession, leave } = servicesWith(refusal(), refusal());
  sharedSession.beginLogout();
  await expect(client.getAgreements()).rejects.toThrow();
  expect(leave).not.toHaveBeenCalled();
  sharedSession.announceLogout();
  await expect(client.getAgreements()).rejects.toThrow();
  expect(leave).toHaveBeenCalledOnce();
});
