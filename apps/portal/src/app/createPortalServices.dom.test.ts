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

describe('the problems', () => {
  test('start when a response reports that a system is down, and end when it is up', async () => {
    const { client, problems } = servicesWith(agreements(true), agreements(false));
    await client.getAgreements();
    expect(problems.any()).toBe(true);
    await client.getAgreements();
    expect(problems.any()).toBe(false);
  });

  test('start when a read fails, and end when it succeeds', async () => {
    const { client, problems } = servicesWith(new Response('', { status: 404 }), agreements(false));
    await expect(client.getAgreements()).rejects.toThrow();
    expect(problems.any()).toBe(true);
    await client.getAgreements();
    expect(problems.any()).toBe(false);
  });

  test('start when items of a list cannot be read, and end when all can', async () => {
    const tasks = (...types: unknown[]) =>
      Response.json({ oppgaver: types.map((oppgavetype) => ({ oppgavetype })) });
    const { client, problems } = servicesWith(tasks('ENDRE_KMSTAND', 5), tasks('ENDRE_KMSTAND'));
    await client.getMotorTasks();
    expect(problems.any()).toBe(true);
    await client.getMotorTasks();
    expect(problems.any()).toBe(false);
  });

  test('do not start when the session cannot be read, or a write fails', async () => {
    const failed = () => new Response('', { status: 404 });
    const { client, problems } = servicesWith(failed(), failed());
    await expect(client.getSessionStatus()).rejects.toThrow();
    await expect(client.renewSession()).rejects.toThrow();
    expect(problems.any()).toBe(false);
  });

  test('do not start when the older register does not have the customer', async () => {
    const { client, problems } = servicesWith(new Response('', { status: 404 }));
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
