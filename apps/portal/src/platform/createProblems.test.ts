import { expect, test, vi } from 'vitest';
import { createProblems } from './createProblems';

test('notifies listeners when the first problem is added and when the last is removed', () => {
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
