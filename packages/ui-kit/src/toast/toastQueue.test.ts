import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createToastQueue, type ToastOptions, type ToastQueue } from './toastQueue';

const EXIT_MS = 150;
let queue: ToastQueue;

const start = (limit?: number, timeout?: number) => {
  vi.clearAllTimers();
  queue = createToastQueue({ limit, timeout, exitMs: EXIT_MS });
  return queue.subscribe(() => {});
};
const pass = (ms: number) => vi.advanceTimersByTime(ms);
const shown = () => queue.getShown().map(({ content }) => content);
const staying = () =>
  queue
    .getShown()
    .filter(({ leaving }) => !leaving)
    .map(({ content }) => content);
const newestShown = () => Math.max(...queue.getShown().map(({ revision }) => revision));
const add = (content: string, options?: Partial<ToastOptions>) =>
  queue.add({ content, ...options });

beforeEach(() => {
  vi.useFakeTimers();
  start();
});

describe('the time of a toast', () => {
  test('is 5 seconds, and then it leaves', () => {
    add('Lagret');
    pass(4999);
    expect(staying()).toEqual(['Lagret']);
    pass(1);
    expect(staying()).toEqual([]);
    expect(shown()).toEqual(['Lagret']);
    pass(EXIT_MS);
    expect(shown()).toEqual([]);
  });

  test.each([null, 'off', 0, Number.POSITIVE_INFINITY, 2 ** 31] as const)(
    'has no end with %s',
    (timeout) => {
      add('Blir stående', { timeout });
      pass(1e9);
      expect(staying()).toEqual(['Blir stående']);
    },
  );

  test.each([Number.NaN, -1])('is the default with %s', (timeout) => {
    add('Lagret', { timeout });
    pass(4999);
    expect(staying()).toEqual(['Lagret']);
    pass(1);
    expect(staying()).toEqual([]);
  });

  const action = { label: 'Angre', onClick: () => {} };
  test.each<[string, Partial<ToastOptions>, boolean]>([
    ['is that of the queue', {}, true],
    ['has no end with an action', { action }, false],
    ['is its own with an action too', { action, timeout: 2000 }, true],
    ['has no end with content of its own', { content: () => 'Lagret' }, false],
  ])('%s', (_what, options, ends) => {
    start(1, 2000);
    add('Lagret', options);
    pass(2000);
    expect(staying()).toEqual(ends ? [] : ['Lagret']);
  });

  test('stops while the queue is held, and then continues', () => {
    add('Lagret');
    pass(3000);
    queue.hold('pointer');
    queue.hold('focus');
    pass(60_000);
    queue.release('pointer');
    pass(60_000);
    expect(staying()).toEqual(['Lagret']);
    queue.release('focus');
    pass(1999);
    expect(staying()).toEqual(['Lagret']);
    pass(1);
    expect(staying()).toEqual([]);
  });

  test('does not start before a provider shows toasts', () => {
    queue = createToastQueue();
    add('For tidlig');
    pass(60_000);
    expect(staying()).toEqual(['For tidlig']);
    queue.subscribe(() => {});
    pass(4999);
    expect(staying()).toEqual(['For tidlig']);
    pass(1);
    expect(staying()).toEqual([]);
  });
});

describe('several toasts', () => {
  test('are shown one at a time with a limit of 1, each for its whole time', () => {
    start(1);
    add('Første');
    add('Andre');
    expect(shown()).toEqual(['Første']);
    pass(5000 + EXIT_MS);
    expect(staying()).toEqual(['Andre']);
    pass(4999);
    expect(staying()).toEqual(['Andre']);
    pass(1);
    expect(staying()).toEqual([]);
  });

  test('are shown together up to the limit, the newest on top', () => {
    start(3);
    for (const content of ['a', 'b', 'c', 'd']) add(content);
    expect(shown()).toEqual(['c', 'b', 'a']);
  });

  test.each([
    [0, 1],
    [-3, 1],
    [Number.NaN, 1],
    [2.9, 2],
    [12, 5],
    [undefined, 1],
  ])('a limit of %s is %s', (limit, count) => {
    start(limit);
    for (let round = 0; round < 20; round += 1) add(String(round));
    expect(shown()).toHaveLength(count);
  });

  test('with the same id are one: the later replaces the earlier and restarts its time', () => {
    start(5);
    add('a');
    const id = add('Lagrer', { id: 'lagring' });
    add('c');
    pass(4000);
    expect(add('Lagret', { id: 'lagring' })).toBe(id);
    expect(shown()).toEqual(['c', 'Lagret', 'a']);
    pass(1000);
    expect(staying()).toEqual(['Lagret']);
    pass(4000);
    expect(staying()).toEqual([]);
  });

  test('with the same id are one while they wait, too', () => {
    start(1);
    add('a');
    add('Lagrer', { id: 'lagring' });
    add('Lagret', { id: 'lagring' });
    pass(5000 + EXIT_MS);
    expect(shown()).toEqual(['Lagret']);
    pass(5000 + EXIT_MS);
    expect(shown()).toEqual([]);
  });

  test('stay when they are added again while they close', () => {
    add('Lagrer', { id: 'lagring' });
    queue.close('lagring');
    add('Lagret', { id: 'lagring' });
    pass(EXIT_MS);
    expect(staying()).toEqual(['Lagret']);
  });
});

describe('errors and warnings', () => {
  const order = (...contents: string[]) => expect(staying()).toEqual(contents);

  test.each(['error', 'warning'] as const)('of variant %s are shown at once', (variant) => {
    start(2);
    for (const content of ['a', 'b', 'c']) add(content, { timeout: 0 });
    add('Ikke lagret', { variant });
    order('Ikke lagret', 'a');
  });

  test('displace the latest toast, which comes back with the rest of its time', () => {
    const onClose = vi.fn();
    start(2);
    add('a', { timeout: 0 });
    add('b', { onClose });
    pass(3000);
    const id = add('Ikke lagret', { variant: 'error', timeout: 0 });
    order('Ikke lagret', 'a');
    pass(60_000);
    queue.close(id);
    pass(EXIT_MS);
    order('b', 'a');
    pass(1999);
    expect(onClose).not.toHaveBeenCalled();
    pass(1);
    expect(onClose.mock.calls).toEqual([['timeout']]);
  });

  test('that are new displace older ones, which come back', () => {
    start(1);
    add('Første feil', { variant: 'error', timeout: 0 });
    const id = add('Andre feil', { variant: 'error', timeout: 0 });
    order('Andre feil');
    queue.close(id);
    pass(EXIT_MS);
    order('Første feil');
  });

  test('give their place to a success after a second, and come back', () => {
    start(1);
    add('Ikke lagret', { variant: 'error', timeout: 0 });
    add('Frakoblet', { variant: 'warning', timeout: 0 });
    add('Lagret', { variant: 'success' });
    add('Nyhet');
    pass(999);
    order('Frakoblet');
    pass(1);
    order('Lagret');
    pass(5000 + EXIT_MS);
    order('Frakoblet');
  });

  test('give their place to a success also when they are repeated, and do not take it back before', () => {
    start(1);
    const repeat = () => add('Frakoblet', { id: 'frakoblet', variant: 'error', timeout: 0 });
    repeat();
    add('Lagret', { variant: 'success' });
    pass(800);
    repeat();
    order('Frakoblet');
    pass(200);
    order('Lagret');
    repeat();
    order('Lagret');
    pass(5000 + EXIT_MS);
    order('Frakoblet');
    add('Nytt', { variant: 'error', timeout: 0 });
    order('Nytt');
    repeat();
    order('Frakoblet');
  });

  test('finish their exit animation before a waiting toast comes', () => {
    start(1);
    add('a');
    queue.close(add('Ikke lagret', { variant: 'error' }));
    expect(shown()).toEqual(['Ikke lagret']);
    pass(EXIT_MS);
    expect(shown()).toEqual(['a']);
  });

  test('come to the front when an update makes them so', () => {
    start(1);
    add('a');
    add('Lagrer', { id: 'lagring', timeout: 0 });
    queue.update('lagring', { variant: 'error', content: 'Ikke lagret' });
    order('Ikke lagret');
  });
});

describe('an update', () => {
  test('changes the given options, keeps the others, and restarts the time', () => {
    const onClose = vi.fn();
    const id = add('Lagrer', { variant: 'success', timeout: 2000, onClose });
    pass(1500);
    queue.update(id, { content: 'Lagret' });
    pass(1999);
    expect(queue.getShown()[0]).toMatchObject({
      variant: 'success',
      content: 'Lagret',
      revision: 2,
    });
    pass(1);
    expect(onClose.mock.calls).toEqual([['timeout']]);
  });

  test('of a closed or unknown toast does nothing', () => {
    const id = add('Lagret');
    queue.close(id);
    queue.update(id, { content: 'For sent' });
    queue.update('finnes ikke', { content: 'For sent' });
    queue.close('finnes ikke');
    expect(staying()).toEqual([]);
    pass(EXIT_MS);
    expect(shown()).toEqual([]);
  });
});

test('closeAll() closes the toasts that are shown and those that wait, each once', () => {
  start(1);
  const onClose = vi.fn();
  for (const content of ['a', 'b', 'c']) add(content, { onClose });
  queue.closeAll();
  queue.closeAll();
  expect(staying()).toEqual([]);
  pass(EXIT_MS);
  expect(shown()).toEqual([]);
  expect(onClose.mock.calls).toEqual([['code'], ['code'], ['code']]);
});

describe('an observer', () => {
  test('is called with each toast that is there, is added or updated, and closes', () => {
    const seen: string[] = [];
    start(1);
    add('a', { id: 'a' });
    add('b', { id: 'b' });
    const stop = queue.observe(({ content }, closed) => {
      seen.push(closed ? `${content} ${closed}` : String(content));
    });
    queue.update('b', { content: 'c' });
    queue.close('a', 'dismiss');
    stop();
    add('d');
    expect(seen).toEqual(['a', 'b', 'c', 'a dismiss']);
  });

  test('starts no timers', () => {
    queue = createToastQueue();
    queue.observe(() => {});
    add('Lagret');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('closing', () => {
  test('calls `onClose` once, with the reason', () => {
    const onClose = vi.fn();
    const id = add('Lagret', { onClose });
    queue.close(id, 'dismiss');
    queue.close(id, 'escape-key');
    pass(60_000);
    expect(onClose.mock.calls).toEqual([['dismiss']]);
  });

  test('removes a toast that no provider shows', () => {
    start(1)();
    queue.close(add('Lagret'));
    queue.subscribe(() => {});
    expect(shown()).toEqual([]);
  });

  test('removes a toast that waits', () => {
    start(1);
    const onClose = vi.fn();
    add('a');
    queue.close(add('b', { onClose }));
    add('c');
    pass(5000 + EXIT_MS);
    expect(shown()).toEqual(['c']);
    expect(onClose.mock.calls).toEqual([['code']]);
  });
});

test('returns the same list until something changes', () => {
  add('a');
  const before = queue.getShown();
  expect(queue.getShown()).toBe(before);
  queue.hold('pointer');
  expect(queue.getShown()).toBe(before);
  add('b', { id: 'toast-1' });
  expect(queue.getShown()).not.toBe(before);
});

test('never exceeds the limit, loses no toast, and calls each `onClose` once, whatever happens', () => {
  const step = fc.oneof(
    fc.record({
      do: fc.constant('add' as const),
      id: fc.option(fc.constantFrom('x', 'y'), { nil: undefined }),
      variant: fc.constantFrom('info' as const, 'warning' as const, 'error' as const),
    }),
    fc.record({
      do: fc.constant('close' as const),
      id: fc.constantFrom('x', 'y', 'toast-1', 'toast-2'),
    }),
    fc.record({
      do: fc.constantFrom('hold' as const, 'release' as const),
      id: fc.constantFrom('pointer', 'focus'),
    }),
    fc.record({ do: fc.constant('pass' as const), ms: fc.integer({ min: 0, max: 6000 }) }),
  );
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5 }),
      fc.array(step, { maxLength: 60 }),
      (limit, steps) => {
        start(limit);
        const ends = new Map<number, number>();
        let added = 0;
        for (const action of steps) {
          if (action.do === 'add') {
            const number = added;
            added += 1;
            queue.add({
              id: action.id,
              content: 'Lagret',
              variant: action.variant,
              onClose: () => ends.set(number, (ends.get(number) ?? 0) + 1),
            });
          } else if (action.do === 'pass') pass(action.ms);
          else queue[action.do](action.id);
          expect(queue.getShown().length).toBeLessThanOrEqual(limit);
          if (action.do === 'add' && action.variant !== 'info') expect(newestShown()).toBe(added);
          const ids = queue.getShown().map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
        }
        queue.release('pointer');
        queue.release('focus');
        pass((added + 1) * 6000);
        expect(queue.getShown()).toEqual([]);
        expect(vi.getTimerCount()).toBe(0);
        expect([...ends.values()].every((times) => times === 1)).toBe(true);
      },
    ),
    { numRuns: import.meta.env.MODE === 'soak' ? 5_000 : 200 },
  );
});
