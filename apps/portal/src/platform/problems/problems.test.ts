import type { ApiClient } from '@forsikring/api-client';
import { expect, it, vi } from 'vitest';
import { createProblems } from './createProblems';
import { watchAnswers } from './watchAnswers';

it('tells once when the first problem comes and once when the last has gone', () => {
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

it('hears from answers that a system is down, and that it is up again', async () => {
  const problems = createProblems();
  const answers: unknown[] = [{ systemSourceError: true }, { systemSourceError: false }, undefined];
  const getOffers = async () => answers.shift();
  const client = watchAnswers({ getOffers } as unknown as ApiClient, problems);
  await client.getOffers();
  expect(problems.any()).toBe(true);
  await client.getOffers();
  expect(problems.any()).toBe(false);
  await expect(client.getOffers()).resolves.toBeUndefined();
});
