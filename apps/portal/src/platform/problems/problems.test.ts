import type { ApiClient } from '@forsikring/api-client';
import { expect, it, vi } from 'vitest';
import { createProblems } from './createProblems';
import { watchResponses } from './watchResponses';

it('notifies listeners when the first problem is added and when the last is removed', () => {
  const problems = createProblems();
  const listener = vi.fn();
  const stop = problems.subscribe(listener);
  problems.add('getOffers');
  problems.add('getAgreements');
  problems.add('getOffers');
  expect(problems.any()).toBe(true);
  problems.remove('getOffers');
  expect(problems.any()).toBe(true);
  expect(listener).toHaveBeenCalledTimes(1);
  problems.remove('getAgreements');
  expect(problems.any()).toBe(false);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  problems.add('getOffers');
  expect(listener).toHaveBeenCalledTimes(2);
  problems.clear();
  expect(problems.any()).toBe(false);
});

it('detects from responses that a system is down, and that it is up again', async () => {
  const problems = createProblems();
  const responses: unknown[] = [
    { systemSourceError: true },
    { systemSourceError: false },
    undefined,
  ];
  const getOffers = async () => responses.shift();
  const client = watchResponses({ getOffers } as unknown as ApiClient, problems);
  await client.getOffers();
  expect(problems.any()).toBe(true);
  await client.getOffers();
  expect(problems.any()).toBe(false);
  await expect(client.getOffers()).resolves.toBeUndefined();
});
