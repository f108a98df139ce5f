import { beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from './onPageReady';

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'],
  });
});

test('runs the task after the next frame', () => {
  const task = vi.fn();
  afterPaint(task);
  vi.advanceTimersToNextFrame();
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(task).toHaveBeenCalledOnce();
});

test.each([
  ['before the frame', () => {}],
  ['between the frame and the task', () => vi.advanceTimersToNextFrame()],
])('does not run a task that is cancelled %s', (_, wait) => {
  const task = vi.fn();
  const cancel = afterPaint(task);
  wait();
  cancel();
  vi.advanceTimersByTime(100);
  expect(task).not.toHaveBeenCalled();
});
