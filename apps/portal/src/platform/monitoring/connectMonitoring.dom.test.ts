import { afterEach, expect, test, vi } from 'vitest';
import type { Environment } from '../environment/detectEnvironment';

// Later files get a module without a connected sink.
afterEach(() => vi.resetModules());

/** The output of a report in the console, on a host with or without a monitoring service. */
async function loggedOn(environment: Environment, dsn?: string): Promise<unknown[]> {
  vi.resetModules();
  const { connectMonitoring } = await import('./connectMonitoring');
  const { report } = await import('./report');
  const warn = vi.spyOn(console, 'warn').mockReset().mockReturnValue();
  connectMonitoring(dsn ? { monitoring: { dsn } } : {}, 'sb1', environment, new Promise(() => {}));
  report({ kind: 'config', message: 'No customer 01819012345' });
  return warn.mock.calls.flat();
}

test('masked reports are in the console outside Production, and in Production without a service', async () => {
  const logged = ['[config] No customer {number}'];
  expect(await loggedOn('Production')).toEqual(logged);
  expect(await loggedOn('Test', 'https://key@errors.example/1')).toEqual(logged);
  expect(await loggedOn('Production', 'https://key@errors.example/1')).toEqual([]);
});
