import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSessionCheck, type SessionCheck } from './createSessionCheck';

const read = vi.fn<() => Promise<void>>();
let check: SessionCheck;
let visibility: DocumentVisibilityState;
let remainingMs: number | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  read.mockReset().mockResolvedValue();
  remainingMs = undefined;
  check = createSessionCheck({ read, getRemainingMs: () => remainingMs });
});
afterEach(() => {
  check.stop();
  vi.useRealTimers();
});

function turn(next: DocumentVisibilityState) {
  visibility = next;
  document.dispatchEvent(new Event('visibilitychange'));
}
async function hideFor(ms: number) {
  turn('hidden');
  await vi.advanceTimersByTimeAsync(ms);
  turn('visible');
}

test('lets writes go at once on a page that was not away', async () => {
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(check.confirm()).toBeUndefined();
  await hideFor(10_000);
  expect(check.confirm()).toBeUndefined();
  expect(read).not.toHaveBeenCalled();
});

test('reads the session when the page is visible again after more than 10 s', async () => {
  await hideFor(10_001);
  expect(read).toHaveBeenCalledOnce();
});

test('reads the session before a write of a page that is still hidden', async () => {
  turn('hidden');
  await vi.advanceTimersByTimeAsync(10_001);
  expect(read).not.toHaveBeenCalled();
  expect(check.confirm()).toBeInstanceOf(Promise);
  expect(read).toHaveBeenCalledOnce();
});

describe('a page that fired no event while it was away', () => {
  test.each([
    ['slept with the device', () => vi.setSystemTime(Date.now() + 60_000)],
    ['slept while the clock was set back', () => vi.setSystemTime(Date.now() - 3_600_000)],
  ])('that %s reads the session', async (_, sleep) => {
    sleep();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(read).toHaveBeenCalledOnce();
  });

  test('lets the first write wait, before any timer has run', () => {
    vi.setSystemTime(Date.now() + 60_000);
    expect(check.confirm()).toBeInstanceOf(Promise);
  });
});

test('lets writes wait for one read, and go after it', async () => {
  let respond = () => {};
  read.mockImplementation(() => new Promise((resolve) => (respond = resolve)));
  await hideFor(20_000);
  const [first, second] = [check.confirm(), check.confirm()];
  expect(second).toBe(first);
  const done = vi.fn();
  first?.then(done);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(done).not.toHaveBeenCalled();
  respond();
  await first;
  expect(check.confirm()).toBeUndefined();
  expect(read).toHaveBeenCalledOnce();
});

test('rejects a write when the read fails, and reads again before the next one', async () => {
  read.mockRejectedValueOnce(new Error('no network'));
  turn('hidden');
  await vi.advanceTimersByTimeAsync(20_000);
  const write = check.confirm();
  await expect(write).rejects.toThrow('no network');
  const next = check.confirm();
  await vi.advanceTimersByTimeAsync(5_000);
  await next;
  expect(read).toHaveBeenCalledTimes(2);
});

test('reads at most every 5 s, whoever began the last read', async () => {
  check.countRead();
  await vi.advanceTimersByTimeAsync(1_001);
  document.dispatchEvent(new Event('resume'));
  await vi.advanceTimersByTimeAsync(3_998);
  expect(read).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(read).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(2_000);
  for (let times = 0; times < 10; times++) document.dispatchEvent(new Event('resume'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledTimes(2);
});

test('reads once for an absence that several events notice', async () => {
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  vi.setSystemTime(Date.now() + 60_000);
  visibility = 'visible';
  for (const name of ['resume', 'visibilitychange']) document.dispatchEvent(new Event(name));
  check.returned();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledOnce();
});

test('reads again for an absence that began during a read', async () => {
  let respond = () => {};
  read.mockImplementationOnce(() => new Promise((resolve) => (respond = resolve)));
  await hideFor(20_000);
  await hideFor(20_000);
  respond();
  const write = check.confirm();
  await vi.advanceTimersByTimeAsync(5_000);
  await write;
  expect(read).toHaveBeenCalledTimes(2);
});

test('does not renew a session that expired while the page was away, before the watch of the deadline ends it', async () => {
  remainingMs = 0;
  await hideFor(20_000);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(read).not.toHaveBeenCalled();
});

test('reads at once after the back/forward cache', () => {
  check.countRead();
  check.restored();
  expect(read).toHaveBeenCalledOnce();
});

test('stops', async () => {
  check.stop();
  await hideFor(60_000);
  expect(read).not.toHaveBeenCalled();
});
