// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from './createApiClient';
import { cutOff, hang, json, startTestServer, type TestServer, text } from './startTestServer';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer(json({ loginContext: 'NETTBANK' }));
});
afterEach(async () => {
  // First the spy on the clock, then the clock: the other way round leaves it stopped.
  vi.restoreAllMocks();
  vi.useRealTimers();
  await server.close();
});

const onFailure = vi.fn();
const clientOf = (options = {}) => {
  onFailure.mockReset();
  return createApiClient({ apiHost: server.origin, retryDelayMs: 1, onFailure, ...options });
};
/** Lets the wire and the promises go on while the clock stands still. */
const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
};
/** Stops the clock; the function that comes back says whether somebody waits for so long. */
const stopClock = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const timers = vi.spyOn(globalThis, 'setTimeout');
  return (ms: number) => timers.mock.calls.some(([, delay]) => delay === ms);
};

describe('retries', () => {
  it.each([
    ['500', text('', 500)],
    ['503', text('', 503)],
    ['a connection that is cut', (response: { destroy(): void }) => response.destroy()],
    ['an answer that is cut', cutOff],
  ])('tries a read three more times after %s', async (_, answer) => {
    server.answer(answer);
    await expect(clientOf().getClientContext()).rejects.toThrow();
    expect(server.requests).toHaveLength(4);
    expect(onFailure).toHaveBeenCalledOnce();
  });

  it('tries agreements once more', async () => {
    server.answer(text('', 503));
    await expect(clientOf().getAgreements()).rejects.toMatchObject({ status: 503 });
    await expect(clientOf().getPartnerAgreements()).rejects.toMatchObject({ status: 503 });
    expect(server.requests).toHaveLength(4);
  });

  it('gives the first answer that comes through, and tells of no failure', async () => {
    server.answer((response, _, before) =>
      before < 2 ? cutOff(response) : json({ loginContext: 'MOBILBANK' })(response),
    );
    await expect(clientOf().getClientContext()).resolves.toEqual({ loginContext: 'MOBILBANK' });
    expect(server.requests).toHaveLength(3);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it.each([400, 401, 403, 404, 409, 429])('never tries again after %i', async (status) => {
    server.answer(text('', status));
    await expect(clientOf().getClientContext()).rejects.toMatchObject({ status });
    expect(server.requests).toHaveLength(1);
  });

  it('never tries again after an answer that breaks the contract', async () => {
    server.answer(text('<html>'));
    await expect(clientOf().getClientContext()).rejects.toMatchObject({ name: 'ContractError' });
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    ['an error', text('', 503)],
    ['a cut connection', cutOff],
  ])('never sends a write twice, after %s', async (_, answer) => {
    server.answer(answer);
    await expect(clientOf().logOut({ body: { goto: '/' } })).rejects.toThrow();
    expect(server.requests).toHaveLength(1);
  });

  it('waits 1, 2 and 4 seconds between its attempts', async () => {
    const isWaiting = stopClock();
    server.answer(text('', 500));
    const call = clientOf({ retryDelayMs: undefined }).getClientContext();
    const failed = call.catch((error) => error);
    for (const [attempt, delayMs] of [1_000, 2_000, 4_000].entries()) {
      await until(() => isWaiting(delayMs));
      await vi.advanceTimersByTimeAsync(delayMs - 1);
      expect(server.requests).toHaveLength(attempt + 1);
      await vi.advanceTimersByTimeAsync(1);
      await until(() => server.requests.length === attempt + 2);
    }
    expect(await failed).toMatchObject({ status: 500 });
    expect(server.requests).toHaveLength(4);
  });
});

describe('the time limit', () => {
  it('gives a call up after 30 s', async () => {
    stopClock();
    server.answer(hang);
    const settled = vi.fn();
    const call = clientOf().getClientContext();
    call.catch(settled);
    await until(() => server.requests.length === 1);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await expect(call).rejects.toMatchObject({
      name: 'TimeoutError',
      timeoutMs: 30_000,
      message: expect.stringContaining('was given up after 30000 ms'),
    });
    await until(() => server.requests[0]?.abandoned === true);
  });

  it('holds for all attempts together, and is not tried again', async () => {
    const isWaiting = stopClock();
    server.answer((response, _, before) => (before === 0 ? text('', 503)(response) : hang()));
    const call = clientOf({ timeoutMs: 60, retryDelayMs: 10 }).getClientContext();
    const failed = call.catch((error) => error);
    await until(() => isWaiting(10));
    await vi.advanceTimersByTimeAsync(10);
    await until(() => server.requests.length === 2);
    await vi.advanceTimersByTimeAsync(50);
    expect(await failed).toMatchObject({ name: 'TimeoutError', timeoutMs: 60 });
    expect(server.requests).toHaveLength(2);
    expect(onFailure).toHaveBeenCalledOnce();
  });

  it('ends a wait between two attempts', async () => {
    const isWaiting = stopClock();
    server.answer(text('', 503));
    const call = clientOf({ timeoutMs: 30, retryDelayMs: 10_000 }).getClientContext();
    const failed = call.catch((error) => error);
    await until(() => isWaiting(10_000));
    await vi.advanceTimersByTimeAsync(30);
    expect(await failed).toMatchObject({ name: 'TimeoutError' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.requests).toHaveLength(1);
  });

  it('holds while the body of an answer is on its way', async () => {
    stopClock();
    server.answer((response) => {
      response.writeHead(200);
      response.write('{');
    });
    let begun = false;
    const client = clientOf({
      fetch: async (...request: Parameters<typeof fetch>) => {
        const response = await fetch(...request);
        begun = true;
        return response;
      },
    });
    const failed = client.getClientContext().catch((error) => error);
    await until(() => begun);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await failed).toMatchObject({ name: 'TimeoutError' });
  });

  it('leaves no timer once the call is done', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const cleared = vi.spyOn(globalThis, 'clearTimeout');
    await clientOf().getClientContext();
    const limit = timers.mock.calls.findIndex(([, delay]) => delay === 30_000);
    expect(limit).not.toBe(-1);
    expect(cleared).toHaveBeenCalledWith(timers.mock.results[limit]?.value);
  });

  it('holds for a fetch that ignores its signal', async () => {
    const call = clientOf({ timeoutMs: 30, fetch: () => new Promise(() => {}) }).getClientContext();
    await expect(call).rejects.toMatchObject({ name: 'TimeoutError', timeoutMs: 30 });
  });

  it('holds for writes', async () => {
    server.answer(hang);
    const call = clientOf({ timeoutMs: 30 }).renewSession();
    await expect(call).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});

describe('an abort by the caller', () => {
  it('rejects with the reason of the caller, hangs up, and counts as no failure', async () => {
    server.answer(hang);
    const controller = new AbortController();
    const reason = new Error('the page is gone');
    const call = clientOf().getClientContext({ signal: controller.signal });
    const failed = expect(call).rejects.toBe(reason);
    await until(() => server.requests.length === 1);
    controller.abort(reason);
    await failed;
    await until(() => server.requests[0]?.abandoned === true);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('rejects with an AbortError where the caller gives no reason', async () => {
    server.answer(hang);
    const controller = new AbortController();
    const call = clientOf().getClientContext({ signal: controller.signal });
    const failed = expect(call).rejects.toMatchObject({ name: 'AbortError' });
    await until(() => server.requests.length === 1);
    controller.abort();
    await failed;
  });

  it('rejects though a fetch ignores its signal', async () => {
    const controller = new AbortController();
    const client = clientOf({ fetch: () => new Promise(() => {}) });
    const failed = expect(client.getClientContext({ signal: controller.signal })).rejects.toBe(
      'enough',
    );
    controller.abort('enough');
    await failed;
  });

  it('ends the wait before a retry', async () => {
    const isWaiting = stopClock();
    server.answer(text('', 503));
    const controller = new AbortController();
    const call = clientOf({ retryDelayMs: 10_000 }).getClientContext({
      signal: controller.signal,
    });
    const failed = expect(call).rejects.toBe('enough');
    await until(() => isWaiting(10_000));
    controller.abort('enough');
    await failed;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.requests).toHaveLength(1);
  });

  it('sends nothing where it came first', async () => {
    const call = clientOf().getClientContext({ signal: AbortSignal.abort('too late') });
    await expect(call).rejects.toBe('too late');
    expect(server.requests).toEqual([]);
  });

  it('leaves no listener on a signal that lives long', async () => {
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, 'addEventListener');
    const removed = vi.spyOn(signal, 'removeEventListener');
    await clientOf().getClientContext({ signal });
    const listeners = added.mock.calls.map(([name, listener]) => [name, listener]);
    expect(listeners.length).toBeGreaterThan(0);
    expect(removed.mock.calls.map(([name, listener]) => [name, listener])).toEqual(listeners);
  });
});
