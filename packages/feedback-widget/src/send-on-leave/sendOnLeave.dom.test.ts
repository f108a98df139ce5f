import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFeedbackFlow } from '../flow/createFeedbackFlow';
import { sendOnLeave } from './sendOnLeave';

interface Received {
  submissionId: string;
  page?: string;
  feedbackValue?: number;
  answers?: unknown[];
}

let server: Server;
let url: string;
let received: Received[];
let requests: IncomingMessage[];
let status: number;
let heldResponses: (() => void)[] | undefined;
/** The first responses, before those with `status`. */
let failures: ((response: ServerResponse) => unknown)[];

// Node's fetch supports neither jsdom's Blob nor `keepalive`: pass it text, and record the rest.
const sent = vi.fn();

beforeEach(async () => {
  // Another test may have left the page.
  window.dispatchEvent(new Event('pageshow'));
  received = [];
  requests = [];
  status = 204;
  heldResponses = undefined;
  failures = [];
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    requests.push(request);
    received.push(JSON.parse(body));
    const fail = failures.shift();
    const answer = () => (fail ? fail(response) : response.writeHead(status).end());
    if (heldResponses) heldResponses.push(answer);
    else answer();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/tilbakemelding`;
  const realFetch = globalThis.fetch;
  sent.mockReset();
  vi.stubGlobal('fetch', async (to: string, { body, ...init }: RequestInit) => {
    sent({ ...init, bytes: (body as Blob).size });
    return realFetch(to, { ...init, body: await textOf(body as Blob) });
  });
  vi.stubGlobal('Request', { prototype: { keepalive: false } });
});

afterEach(async () => {
  Object.assign(navigator, { sendBeacon: undefined });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function textOf(blob: Blob) {
  return new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(`${reader.result}`);
    reader.readAsText(blob);
  });
}

/** Waits for a condition. Only a failure takes the whole time. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });

const unintended = { feedbackValue: 2, intentionalSubmit: false, submissionId: 'a1' };
const intended = { feedbackValue: 2, intentionalSubmit: true, submissionId: 'a1' };

function spyOnBeacon() {
  const sendBeacon = vi.fn((_to: string, _body: Blob) => true);
  Object.assign(navigator, { sendBeacon });
  return sendBeacon;
}

describe('sendOnLeave', () => {
  test('posts the submission as JSON with keepalive', async () => {
    await sendOnLeave(url, { headers: { 'X-Requested-By': 'portal' } })(unintended);
    expect(received).toEqual([unintended]);
    expect(requests[0]?.method).toBe('POST');
    expect(requests[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'x-requested-by': 'portal',
    });
    expect(sent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ keepalive: true }));
  });

  test('sends the host page’s fields beside the submission, which keeps its id, also as a copy', async () => {
    const send = sendOnLeave(url, { fields: () => ({ page: '/oversikt', feedbackValue: 9 }) });
    const deliveries: unknown[] = [];
    const flow = createFeedbackFlow({
      onSubmit: (answer) => deliveries.push(send({ ...answer })),
    });
    flow.dispatch({ type: 'select', value: 2 });
    flow.dispatch({ type: 'hide' });
    flow.dispatch({ type: 'send' });
    await Promise.all(deliveries);
    expect(received).toMatchObject([
      { page: '/oversikt', ...unintended, submissionId: expect.any(String) },
      { page: '/oversikt', ...intended, submissionId: expect.any(String) },
    ]);
    expect(received[0]?.submissionId).toBe(received[1]?.submissionId);
    await send([{ name: 'a' }]);
    expect(received[2]).toMatchObject({ page: '/oversikt', answers: [{ name: 'a' }] });
  });

  test('sends the fields as they were when the visitor answered', async () => {
    let page = '/oversikt';
    const send = sendOnLeave(url, { fields: () => ({ page }) });
    const flow = createFeedbackFlow({
      onSubmit: send,
      followup: {
        questions: [
          { type: 'radio', label: 'Hva manglet?', options: [{ value: 'Prisen', label: 'Prisen' }] },
        ],
        onSubmit: send,
      },
    });
    flow.dispatch({ type: 'select', value: 2 });
    page = '/profil';
    flow.dispatch({ type: 'leave' });
    await eventually(() => expect(received).toHaveLength(1));
    flow.dispatch({ type: 'select', value: 3 });
    flow.dispatch({ type: 'send' });
    await eventually(() => expect(flow.getState().phase).toBe('invitation'));
    flow.dispatch({ type: 'startFollowup' });
    flow.dispatch({ type: 'answer', value: 'Prisen' });
    page = '/tilbud';
    flow.dispatch({ type: 'leave' });
    await eventually(() => expect(received).toHaveLength(3));
    expect(received.map(({ page }) => page)).toEqual(['/oversikt', '/profil', '/profil']);
  });

  test('creates an id for payloads without one', async () => {
    const send = sendOnLeave(url);
    await send({ feedbackValue: 2 });
    await send({ feedbackValue: 2 });
    expect(received[0]?.submissionId).toMatch(/.{16,}/);
    expect(received[0]?.submissionId).not.toBe(received[1]?.submissionId);
  });

  test('rejects when the response is an error or missing', async () => {
    status = 500;
    await expect(sendOnLeave(url)(intended)).rejects.toThrow(/failed with status 500/);
    await expect(sendOnLeave('http://127.0.0.1:1/')(intended)).rejects.toThrow(TypeError);
  });

  test('keeps at most 60,000 bytes in flight, and frees them after each response', async () => {
    heldResponses = [];
    const send = sendOnLeave(url);
    const long = () => ({ ...intended, message: 'å'.repeat(12_500) });
    const all = [send(long()), send(long()), send(long())];
    await eventually(() => expect(received).toHaveLength(3));
    const alive = sent.mock.calls.map(([{ keepalive }]) => keepalive);
    expect(alive).toEqual([true, true, false]);
    for (const answer of heldResponses.splice(0)) answer();
    heldResponses = undefined;
    await Promise.all(all);
    await send(long());
    expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ keepalive: true }));
  });

  test('falls back to a beacon on leave when keepalive is not supported', async () => {
    vi.stubGlobal('Request', class {});
    const sendBeacon = spyOnBeacon();
    await sendOnLeave(url)(unintended);
    expect(sent).not.toHaveBeenCalled();
    expect(sendBeacon).toHaveBeenCalledExactlyOnceWith(url, expect.any(Blob));
    const body = sendBeacon.mock.calls[0]?.[1] as Blob;
    expect(JSON.parse(await textOf(body))).toMatchObject(unintended);
    await sendOnLeave(url)(intended);
    expect(sendBeacon).toHaveBeenCalledTimes(1);
    expect(received).toHaveLength(1);
  });

  test('sends the answers of a follow-up with a beacon when the page is left', async () => {
    vi.stubGlobal('Request', class {});
    const sendBeacon = spyOnBeacon();
    const send = sendOnLeave(url);
    window.dispatchEvent(new Event('pagehide'));
    await send([{ name: 'a', label: 'a', type: 'text', value: 'b' }]);
    expect(sendBeacon).toHaveBeenCalledOnce();
    window.dispatchEvent(new Event('pageshow'));
    await send([{ name: 'a', label: 'a', type: 'text', value: 'c' }]);
    expect(sendBeacon).toHaveBeenCalledOnce();
    expect(received).toHaveLength(1);
  });

  test.each([
    ['<!doctype html><title>Logg inn på nettet</title>', 'text/plain'],
    ['<html>', 'text/plain'],
    ['OK', 'text/html; charset=utf-8'],
  ])(
    'rejects when the response is a web page, with status 200, and logs the cure: %s',
    async (page, type) => {
      const error = vi.spyOn(console, 'error').mockReturnValue();
      failures = [(response) => response.setHeader('Content-Type', type).end(page)];
      await expect(sendOnLeave(url, { retries: 3 })(intended)).rejects.toThrow(/web page/);
      expect(received).toHaveLength(1);
      expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/JSON, text or nothing/));
    },
  );

  const answers = (code: number, headers = {}) => {
    return (response: ServerResponse) => response.writeHead(code, headers).end();
  };

  test.each([
    ['an error of the server', answers(503)],
    ['too many requests', answers(429, { 'Retry-After': '1' })],
    ['a lost connection', (response: ServerResponse) => response.destroy()],
  ])('sends again after %s, with the same body', async (_, fail) => {
    failures = [fail];
    await sendOnLeave(url, { retries: 1 })(intended);
    expect(received).toEqual([intended, intended]);
  });

  test.each([
    ['the last retry', answers(500), 0],
    ['a refusal', answers(400), 3],
    ['a wait that is longer than the limit', answers(503, { 'Retry-After': '31' }), 3],
  ])('does not send again after %s', async (_, fail, retries) => {
    failures = [fail];
    await expect(sendOnLeave(url, { retries })(intended)).rejects.toThrow(/failed with status/);
    expect(received).toHaveLength(1);
  });

  test('sends again at once when the page is left before the retry', async () => {
    failures = [answers(503, { 'Retry-After': '25' })];
    const sending = sendOnLeave(url, { retries: 1 })(intended);
    await eventually(() => {
      window.dispatchEvent(new Event('pagehide'));
      expect(received).toEqual([intended, intended]);
    });
    await sending;
  });

  test('has the given credentials, and sends no beacon, which always has cookies, with omit', async () => {
    vi.stubGlobal('Request', class {});
    const sendBeacon = spyOnBeacon();
    await sendOnLeave(url, { credentials: 'omit' })(unintended);
    expect(sent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ credentials: 'omit' }));
    expect(sendBeacon).not.toHaveBeenCalled();
  });

  test('does not send again when the page is left during a request', async () => {
    const sendBeacon = spyOnBeacon();
    let unloadPage = () => {};
    const unloading = new Promise<never>((_, reject) => {
      unloadPage = () => reject(new TypeError('Failed to fetch'));
    });
    vi.stubGlobal('fetch', () => unloading);
    const result = sendOnLeave(url)(unintended);
    await new Promise((resolve) => setTimeout(resolve));
    unloadPage();
    await expect(result).rejects.toThrow('Failed to fetch');
    expect(sendBeacon).not.toHaveBeenCalled();
  });

  test.each([0, Number.POSITIVE_INFINITY, 2 ** 31])(
    'has no time limit with %s',
    async (timeoutMs) => {
      await expect(sendOnLeave(url, { timeoutMs })(intended)).resolves.toBeUndefined();
    },
  );

  test('rejects after timeoutMs without a response', async () => {
    heldResponses = [];
    await expect(sendOnLeave(url, { timeoutMs: 50 })(intended)).rejects.toThrow(/timeout|aborted/i);
    // On a busy machine, the request may be aborted before the server has seen it.
    expect(sent).toHaveBeenCalledTimes(1);
  });
});
