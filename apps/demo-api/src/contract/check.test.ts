import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { calls } from '@forsikring/api-client/contract';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { freePorts } from '../../../../scripts/freePorts';
import { startDemoServer } from '../startDemoServer';
import { holdRefusingPort } from './holdRefusingPort';
import { logIn } from './logIn';

const CLI = fileURLToPath(new URL('../../../../packages/api-client/src/cli.ts', import.meta.url));
const [port = 0, loginPort = 0] = await freePorts(2);
const ORIGIN = `http://127.0.0.1:${port}`;

/** The bodies that replace the insurer's responses, by the path of the call. */
let planted: Record<string, (body: never) => unknown> = {};
let cookie = '';
let stop = async () => {};
beforeAll(async () => {
  stop = await startDemoServer({
    port,
    loginPort,
    async handle(request, answer) {
      if (request.method !== 'GET' && !request.url.endsWith('/login'))
        return new Response(null, { status: 418 });
      const change = planted[new URL(request.url).pathname];
      const response = await answer();
      const body = change ? change((await response.json()) as never) : response;
      return body instanceof Response ? body : Response.json(body);
    },
  });
  cookie = await logIn(`http://127.0.0.1:${loginPort}`, 'kari');
});
afterAll(() => stop());

/** Runs the command in a process of its own, with the session in its environment. */
function run(...args: string[]) {
  const options = ['--conditions=@forsikring/source', '--import', 'tsx', CLI, ...args];
  const env = { ...process.env, API_CLIENT_HEADERS: `cookie: ${cookie}` };
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, options, { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

const { argv } = process;
let runs = 0;
/** Runs the command in this process, which is quicker, and has the clock of the test. */
async function check(...args: string[]) {
  let output = '';
  const print = (text: unknown) => {
    output += text;
    return true;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(print);
  vi.spyOn(process.stderr, 'write').mockImplementation(print);
  vi.stubEnv('API_CLIENT_HEADERS', `cookie: ${cookie}`);
  process.argv = [process.execPath, CLI, 'check', ...args];
  // A module that is imported with another query runs again.
  runs += 1;
  await import(/* @vite-ignore */ `${CLI}?${runs}`);
  return { code: process.exitCode, output };
}
afterEach(() => {
  process.argv = argv;
  process.exitCode = undefined;
});

test('finds no drift in a server that keeps the contract, and lists the skipped calls', async () => {
  planted = {};
  const { code, output } = await run('check', ORIGIN, '--skip', 'getJumpToken');
  expect(output).toMatch(/\n\n\d+ as in the contract, 0 with drift, 0 not checked, 1 skipped\n$/);
  expect(output).toContain(`skipped  GET ${calls.getJumpToken.path}  --skip\n`);
  expect(output).not.toMatch(/^new /m);
  expect(code).toBe(0);
});

test('names the field, the expected and the found type of each drift, and no value', async () => {
  planted = {
    [calls.getAgreements.path]: ({ avtaler, ...rest }: { avtaler: object[] }) => ({
      ...rest,
      avtaler: avtaler.map((agreement) => ({ ...agreement, policyNumber: { nr: 'HEMMELIG' } })),
    }),
    [calls.getUnreadMessages.path]: () => ({ hasUlesteMeldinger: 'HEMMELIG' }),
    [calls.getReservation.path]: () => ({ hasReservasjon: 7 }),
    [calls.getJumpToken.path]: () => ({}),
    [calls.getOffersToAccept.path]: () => ({ antall: 2, frist: 'HEMMELIG', '01018012345': 1 }),
  };
  const { code, output } = await check(ORIGIN);
  const line = (what: string, { path }: { path: string }, text: string) =>
    expect(output).toContain(`${what.padEnd(8)} GET ${path}  ${text}\n`);
  line(
    'drift',
    calls.getAgreements,
    'avtaler[].policyNumber: expected string, found object (6 times)',
  );
  line('drift', calls.getUnreadMessages, 'hasUlesteMeldinger: expected boolean, found string');
  line('drift', calls.getReservation, 'harReservasjon: expected boolean, found number');
  line('drift', calls.getJumpToken, 'jumpSst: expected a value, found nothing');
  line('new', calls.getOffersToAccept, 'frist is not in the contract');
  line('new', calls.getOffersToAccept, '… is not in the contract');
  expect(output).not.toMatch(/HEMMELIG|01018012345|5501001/);
  expect(code).toBe(1);
});

test('lists the calls that were not checked, also where a redirect would remove the headers', async () => {
  planted = {
    [calls.getOffers.path]: () => Response.redirect(`${ORIGIN}/login`),
    [calls.getCustomer.path]: () => new Response(null, { status: 401 }),
    [calls.getReservation.path]: () => ({ message: 'Unauthorized' }),
  };
  const { code, output } = await check(ORIGIN);
  expect(output).toContain(`failed   GET ${calls.getOffers.path}  status 302\n`);
  expect(output).toContain(`failed   GET ${calls.getCustomer.path}  status 401\n`);
  expect(output).toContain(
    `failed   GET ${calls.getReservation.path}  status 200 with the message of a refusal\n`,
  );
  expect(output).toMatch(/ 0 with drift, 3 not checked, 0 skipped\n$/);
  expect(code).toBe(2);
});

test('ends after the time limit of the whole check when the server never finishes a response', async () => {
  const silent = () => new Response(new ReadableStream());
  planted = Object.fromEntries(Object.values(calls).map(({ path }) => [path, silent]));
  const { code, output } = await check(ORIGIN, '--timeout', '1');
  expect(output).toMatch(/^failed .* TimeoutError\n(.*\n)*failed .* no time left\n/);
  expect(output).toMatch(/\n\n0 as in the contract, 0 with drift, \d+ not checked, 0 skipped\n$/);
  expect(code).toBe(2);
});

test.each(['0', 'soon', '3601'])('refuses the time limit %s', async (seconds) => {
  expect(await check(ORIGIN, '--timeout', seconds)).toEqual({
    code: 2,
    output: '--timeout is a number of seconds from 1 to 3600.\n',
  });
});

test('refuses a header of another form, and does not show the header', async () => {
  const secret = await check(ORIGIN, '--header', 'HEMMELIG');
  expect(secret).toEqual({ code: 2, output: "A header has the form 'name: value'.\n" });
});

test('ends at the first read when a server does not respond', async () => {
  const { port: closed, release } = await holdRefusingPort();
  onTestFinished(release);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const ending = check(`http://127.0.0.1:${closed}`);
  const timers = vi.spyOn(globalThis, 'setTimeout');
  for (const delayMs of [1_000, 2_000, 4_000]) {
    // The network continues while the clock is stopped.
    while (!timers.mock.calls.some(([, ms]) => ms === delayMs))
      await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(delayMs);
  }
  expect(await ending).toEqual({ code: 2, output: 'The server does not respond.\n' });
});
