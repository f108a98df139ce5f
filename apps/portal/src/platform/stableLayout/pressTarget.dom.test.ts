import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pressTarget, watchPointer } from './pressTarget';

let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  document.body.innerHTML = '<main><a href="/a"><b>A</b></a><p>Text</p></main>';
  stop = watchPointer();
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

const find = (selector: string): Element => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
};
function point(type: string, selector: string, options: PointerEventInit = {}): void {
  const event = new PointerEvent(type, { bubbles: true, pointerType: 'mouse', ...options });
  find(selector).dispatchEvent(event);
}

test('is undefined before the pointer has moved', () => {
  expect(pressTarget()).toBeUndefined();
});

test('is the link under a pointer that was moved there, however long it rests', () => {
  point('pointermove', 'b', { clientX: 1 });
  vi.advanceTimersByTime(60_000);
  expect(pressTarget()).toBe(find('a'));
});

test('is any element under a pointer that moved in the last 500 ms', () => {
  point('pointermove', 'p', { clientX: 1 });
  vi.advanceTimersByTime(499);
  expect(pressTarget()).toBe(find('p'));
  vi.advanceTimersByTime(1);
  expect(pressTarget()).toBeUndefined();
});

test('ignores a move that the browser repeats for a resting pointer', () => {
  point('pointermove', 'p', { clientX: 1 });
  vi.advanceTimersByTime(1_000);
  point('pointermove', 'a', { clientX: 1 });
  expect(pressTarget()).toBeUndefined();
});

test('is the element under a finger until the finger is lifted', () => {
  point('pointerdown', 'p', { pointerType: 'touch' });
  vi.advanceTimersByTime(10_000);
  expect(pressTarget()).toBe(find('p'));
  point('pointerup', 'p', { pointerType: 'touch' });
  expect(pressTarget()).toBeUndefined();
});

test('is undefined while a press is handled, so that the page can change by the press, and the link again after it', async () => {
  point('pointermove', 'a', { clientX: 1 });
  const during: unknown[] = [];
  find('a').addEventListener('click', (event) => {
    event.preventDefault();
    during.push(pressTarget());
  });
  (find('a') as HTMLElement).click();
  expect(during).toEqual([undefined]);
  await vi.waitFor(() => expect(pressTarget()).toBe(find('a')));
});

test('is undefined once the pointer has left the page', () => {
  point('pointermove', 'a', { clientX: 1 });
  document.documentElement.dispatchEvent(new PointerEvent('pointerleave'));
  expect(pressTarget()).toBeUndefined();
});

test('is undefined when the link was removed from the page', () => {
  point('pointermove', 'a', { clientX: 1 });
  vi.advanceTimersByTime(1_000);
  find('a').remove();
  expect(pressTarget()).toBeUndefined();
});
