// @vitest-environment node
import { createApiClient } from '@forsikring/api-client';
import { calls, type NamedCall } from '@forsikring/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemoServer } from '../startDemoServer';
import { logIn } from './logIn';

// Limits and delays at a hundredth of what customers meet.
const TIMEOUT_MS = 300;
const RETRY_DELAY_MS = 10;
const PORT = 4380;
const ORIGIN = `http://127.0.0.1:${PORT}`;

/** What each call is given; whatever is not named needs nothing. */
const ARGUMENTS: Record<string, object> = {
  logOut: { body: { goto: ORIGIN } },
  deleteOffer: { params: { policyNumber: '4400106' } },
  updateContact: { body: { epostAdresse: 'kari@eksempel.no' } },
  updateLegacyContact: { body: { epost: 'kari@eksempel.no' } },
  updateConsent: { body: { marketingConsentApproved: true } },
  setReservation: { body: { harReservasjon: true } },
  sendFeedback: { body: { feedbackValue: '5', text: '', productCode: 'OVERSIKT', page: '/' } },
};

const all: NamedCall[] = Object.values(calls);
const attemptsOf = (call: NamedCall) => (call.method === 'GET' ? (call.retries ?? 3) + 1 : 1);

/** What a fault must come to: an error of this name, or a value. */
function outcomeOf(
  fault: string,
  call: NamedCall,
): { error?: string; status?: number; attempts: number } {
  const [kind, number] = fault.split(':');
  const once = { attempts: 1 };
  if (kind === 'delay') return once;
  if (kind === 'hang') return { error: 'TimeoutError', ...once };
  if (kind === 'drop' || kind === 'cut')
    return { error: 'NetworkError', attempts: attemptsOf(call) };
  if (kind === 'status') {
    const status = Number(number);
    return { error: 'HttpError', status, attempts: status >= 500 ? attemptsOf(call) : 1 };
  }
  // What is left spoils the answer: calls without one do not care.
  if (!call.response || (kind === 'no-content' && 'empty' in call)) return once;
  return { error: 'ContractError', ...once };
}

const FAULTS = [
  ...['delay:100', 'hang', 'status:401', 'status:403', 'status:404', 'status:500', 'status:503'],
  ...['broken-json', 'html', 'empty', 'no-content', 'wrong-type', 'cut', 'drop'],
];

let stop = async () => {};
beforeAll(async () => {
  stop = await startDemoServer({ port: PORT, loginPort: PORT + 1 });
});
afterAll(() => stop());

/** A client of one customer whose every call goes wrong, and the number of its attempts. */
async function clientWith(fault: string) {
  await fetch(`${ORIGIN}/demo/reset`, { method: 'POST', redirect: 'manual' });
  const cookies = await logIn(`http://127.0.0.1:${PORT + 1}`, 'kari');
  const counted = { attempts: 0, redirects: 0 };
  const client = createApiClient({
    apiHost: ORIGIN,
    origin: ORIGIN,
    timeoutMs: TIMEOUT_MS,
    retryDelayMs: RETRY_DELAY_MS,
    readCookies: () => cookies,
    onUnauthorized: () => {
      counted.redirects += 1;
    },
    fetch: (input, init) => {
      counted.attempts += 1;
      const headers = { ...(init?.headers as object), Cookie: cookies, 'X-Demo-Fault': fault };
      return fetch(input, { ...init, headers });
    },
  });
  return {
    client: client as unknown as Record<string, (args?: object) => Promise<unknown>>,
    counted,
  };
}

describe.each(FAULTS)('when the server answers %s', (fault) => {
  it.each(all.map((call) => [call.name, call] as const))(
    '%s ends in one typed way',
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
        if (fault === 'no-content') expect(value).toEqual(call.empty);
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

it('meets every call of the contract with every fault', () => {
  expect(FAULTS).toHaveLength(14);
  expect(all.map(({ name }) => name)).toEqual(Object.keys(calls));
});
