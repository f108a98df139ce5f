import { afterEach, expect, test, vi } from 'vitest';
import { reserveKeepalive } from './reserveKeepalive';
import { withKeepalive } from './withKeepalive';

const reserved: (() => void)[] = [];
const reserve = (...given: Parameters<typeof reserveKeepalive>) => {
  const release = reserveKeepalive(...given);
  if (release) reserved.push(release);
  return release;
};

afterEach(() => {
  for (const release of reserved.splice(0)) release();
});

test('leaves room for what customers send when many reports are pending', () => {
  expect(reserve(30_000, 'report')).toBeDefined();
  expect(reserve(1, 'report')).toBeUndefined();
  expect(reserve(30_000, 'customer')).toBeDefined();
  expect(reserve(1, 'customer')).toBeUndefined();
});

test('counts the bytes of every copy of this module in the page', async () => {
  vi.resetModules();
  const copy = await import('./reserveKeepalive');
  const release = copy.reserveKeepalive(60_000, 'customer');
  expect(reserve(1, 'customer')).toBeUndefined();
  release?.();
  release?.();
  expect(reserve(60_000, 'customer')).toBeDefined();
});

const request = { url: '/x', bytes: 1, purpose: 'customer' as const };

test('sends without keepalive when too little is left', async () => {
  reserve(60_000, 'customer');
  expect(await withKeepalive(request, async (keepalive) => keepalive)).toBe(false);
});

test('never sends again when it cannot know whether the request has left', async () => {
  const send = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(withKeepalive(request, send)).rejects.toThrow();
  expect(send).toHaveBeenCalledOnce();
  // Released.
  expect(reserve(60_000, 'customer')).toBeDefined();
});
