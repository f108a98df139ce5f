import { createApiClient } from '@forsikring/api-client';
import { calls, type NamedCall } from '@forsikring/api-client/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePorts } from '../../../../scripts/freePorts';
import { startDemoServer } from '../startDemoServer';
import { fetchWithFault, outcomeOf, TESTED_FAULTS } from './faults';
import { holdRefusingPort } from './holdRefusingPort';
import { logIn } from './logIn';

const isNightly = import.meta.env.MODE === 'soak';
const [port = 0, loginPort = 0] = await freePorts(2);
const ORIGIN = `http://127.0.0.1:${port}`;

/** The arguments of each call; the other calls need none. */
const ARGUMENTS: Record<string, object> = {
  logOut: { body: { goto: ORIGIN } },
  deleteOffer: { params: { policyNumber: '4400106' } },
  updateContact: { body: { epostAdresse: 'kari@eksempel.no' } },
  updateLegacyContact: { body: { epost: 'kari@eksempel.no' } },
  updateConsent: { body: { marketingConsentApproved: true } },
  setReservation: { body: { harReservasjon: true } },
  sendFeedback: { body: { feedbackValue: '5', text: '', productCode: 'OVERSIKT', page: '/' } },
  sendFeedbackFollowup: {
    body: {
      answerId: 'a1',
      svar: [{ name: 'grunn', label: 'Hvorfor?', type: 'text', value: 'Ja' }],
    },
  },
  sendFeedbackContact: { body: { email: 'kari@eksempel.no', answerId: 'a1' } },
};

/** Everything in a declaration that decides what a fault leads to. */
const kindOf = (call: NamedCall) =>
  [
    call.method === 'GET',
    call.retries,
    call.response !== undefined,
    'empty' in call,
    'notFound' in call,
    call.whenUnauthorized,
  ].join();

const allCalls: NamedCall[] = Object.values(calls);
const oneOfEachKind = [...new Map(allCalls.map((call) => [kindOf(call), call])).values()];

let stop = async () => {};
const refusing = await holdRefusingPort();
beforeAll(async () => {
  stop = await startDemoServer({ port, loginPort });
});
afterAll(async () => {
  refusing.release();
  await stop();
});

/** Creates a client whose every call has this fault, and counts its attempts. */
async function clientWith(fault: string) {
  await fetch(`${ORIGIN}/demo/reset`, { method: 'POST', redirect: 'manual' });
  const cookies = await logIn(`http://127.0.0.1:${loginPort}`, 'kari');
  const counted = { attempts: 0, redirects: 0 };
  const client = createApiClient({
    apiHost: ORIGIN,
    origin: ORIGIN,
    retryDelayMs: 1,
    // No response comes, so a short limit fails on no machine.
    ...(fault === 'hang' && { timeoutMs: 50 }),
    readCookies: () => cookies,
    onUnauthorized: () => {
      counted.redirects += 1;
    },
    fetch: (input, init) => {
      counted.attempts += 1;
      return fetchWithFault(fault, refusing.port, cookies, input, init);
    },
  });
  return {
    client: client as unknown as Record<string, (args?: object) => Promise<unknown>>,
    counted,
  };
}

describe.each(TESTED_FAULTS)('when the server responds with %s', (fault) => {
  test.each((isNightly ? allCalls : oneOfEachKind).map((call) => [call.name, call] as const))(
    '%s resolves, or rejects with the expected error',
    async (name, call) => {
      const { client, counted } = await clientWith(fault);
      const expected = outcomeOf(fault, call);
      const send = client[name];
      if (!send) throw new Error(`The client has no function ${name}.`);
      const result = await send(ARGUMENTS[name]).then(
        (value) => ({ value }),
        (error: Error & { status?: number }) => ({ error }),
      );

      expect(counted.attempts).toBe(expected.attempts);
      if (expected.error === undefined) {
        expect(result).toHaveProperty('value');
        const value = 'value' in result ? result.value : undefined;
        if (fault === 'no-content' && call.response)
          expect(value).toEqual(parse(call.response, call.empty));
        else expect(value === undefined).toBe(call.response === undefined);
      } else {
        expect(result).toMatchObject({ error: { name: expected.error, request: { call: name } } });
        if (expected.status) expect(result).toMatchObject({ error: { status: expected.status } });
      }
      const unauthorized = expected.status === 401 || expected.status === 403;
      expect(counted.redirects).toBe(unauthorized && call.whenUnauthorized !== 'nothing' ? 1 : 0);
    },
  );
});
