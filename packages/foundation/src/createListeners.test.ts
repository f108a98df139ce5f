import { expect, test, vi } from 'vitest';
import { createListeners } from './createListeners';

test('notifies each listener of each change, until it unsubscribes', () => {
  const { subscribe, notify, listeners } = createListeners<[string]>();
  const [one, two] = [vi.fn(), vi.fn()];
  const unsubscribe = subscribe(one);
  subscribe(two);
  notify('first');
  unsubscribe();
  notify('second');
  expect(one.mock.calls).toEqual([['first']]);
  expect(two.mock.calls).toEqual([['first'], ['second']]);
  expect(listeners.size).toBe(1);
});

test('does not notify a listener that another listener subscribes or unsubscribes meanwhile', () => {
  const { subscribe, notify } = createListeners();
  const [added, removed] = [vi.fn(), vi.fn()];
  subscribe(() => {
    subscribe(added);
    unsubscribe();
  });
  const unsubscribe = subscribe(removed);
  notify();
  expect(added).not.toHaveBeenCalled();
  expect(removed).not.toHaveBeenCalled();
});
