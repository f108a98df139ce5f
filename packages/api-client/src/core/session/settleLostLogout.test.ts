import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settleLostLogout } from './settleLostLogout';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function settle(isLoggedIn: () => Promise<boolean>) {
  const controller = new AbortController();
  const onSettled = vi.fn();
  const onRejected = vi.fn();
  void settleLostLogout(isLoggedIn, controller.signal).then(onSettled, onRejected);
  return { controller, onSettled, onRejected };
}

test('resolves at once when the server has no session', async () => {
  const isLoggedIn = vi.fn(async () => false);
  const { onSettled } = settle(isLoggedIn);
  await vi.advanceTimersByTimeAsync(0);
  expect(onSettled).toHaveBeenCalledOnce();
  expect(isLoggedIn).toHaveBeenCalledOnce();
});

test('checks every two seconds until the server has no session', async () => {
  const results = [true, true, false];
  const isLoggedIn = vi.fn(async () => results.shift() ?? false);
  const { onSettled } = settle(isLoggedIn);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(isLoggedIn).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(isLoggedIn).toHaveBeenCalledTimes(2);
  expect(onSettled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(isLoggedIn).toHaveBeenCalledTimes(3);
  expect(onSettled).toHaveBeenCalledOnce();
});

test('resolves after five checks and ten seconds when the session continues', async () => {
  const isLoggedIn = vi.fn(async () => true);
  const { onSettled } = settle(isLoggedIn);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(onSettled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onSettled).toHaveBeenCalledOnce();
  expect(isLoggedIn).toHaveBeenCalledTimes(5);
});

test("rejects with the signal's reason when it is aborted during a pause", async () => {
  const isLoggedIn = vi.fn(async () => true);
  const { controller, onSettled, onRejected } = settle(isLoggedIn);
  await vi.advanceTimersByTimeAsync(1_000);
  controller.abort('the tab sent again');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onRejected).toHaveBeenCalledExactlyOnceWith('the tab sent again');
  expect(onSettled).not.toHaveBeenCalled();
  expect(isLoggedIn).toHaveBeenCalledOnce();
});
