import { expect, it, vi } from 'vitest';
import { createLateTracker } from './createLateTracker';

it('hands on what was told before, in its order and with the address of then, and all that follows', () => {
  let address = 'https://host.example/a';
  const { tracker, page, connect } = createLateTracker(() => address);
  tracker.track('Sidevisning', { side: '/a' });
  tracker.identify('t-1');
  address = 'https://host.example/b';
  tracker.track('Sidevisning', { side: '/b' });

  const told: unknown[] = [];
  connect({
    track: (name, fields) => told.push([name, fields, page()]),
    identify: (id) => told.push(id),
  });
  address = 'https://host.example/c';
  tracker.track('Sidevisning', { side: '/c' });
  expect(told).toEqual([
    ['Sidevisning', { side: '/a' }, 'https://host.example/a'],
    't-1',
    ['Sidevisning', { side: '/b' }, 'https://host.example/b'],
    ['Sidevisning', { side: '/c' }, 'https://host.example/c'],
  ]);
});

it('keeps a hundred at most where the code never comes', () => {
  const { tracker, connect } = createLateTracker();
  for (let count = 0; count < 200; count += 1) tracker.track('Sidevisning', {});
  const track = vi.fn();
  connect({ track, identify: () => {} });
  expect(track).toHaveBeenCalledTimes(100);
});
