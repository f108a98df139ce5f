import { act, fireEvent, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { everyStory } from './stories/everyStory';

/** What is in use now: listeners on the page and observers. */
let used: Set<unknown>;

/** Records the listeners of a target until they are removed or aborted. */
function recordListeners(target: EventTarget) {
  const { addEventListener, removeEventListener } = target;
  const added: { type: string; listener: unknown; capture: boolean }[] = [];
  const isCapture = (options: unknown) =>
    typeof options === 'object' ? (options as { capture?: boolean }).capture === true : !!options;
  vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
    const record = { type, listener, capture: isCapture(options) };
    added.push(record);
    used.add(record);
    if (typeof options === 'object')
      options.signal?.addEventListener('abort', () => used.delete(record));
    addEventListener.call(target, type, listener, options);
  });
  vi.spyOn(target, 'removeEventListener').mockImplementation((type, listener, options) => {
    for (const record of added)
      if (record.type === type && record.listener === listener)
        if (record.capture === isCapture(options)) used.delete(record);
    removeEventListener.call(target, type, listener, options);
  });
}

/** Lays nothing out, as jsdom. */
class Observer implements ResizeObserver {
  observe = () => void used.add(this);
  disconnect = () => void used.delete(this);
  unobserve = () => {};
}

beforeEach(() => {
  used = new Set();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each(everyStory)('%s leaves no timer, listener or observer in the page', (_name, story) => {
  // React adds listeners to a root and its document, and keeps them.
  const { rerender } = render(<p>Siden</p>, { wrapper: StrictMode });
  for (const target of [window, document]) recordListeners(target);
  for (const name of ['ResizeObserver', 'MutationObserver', 'IntersectionObserver'])
    vi.stubGlobal(name, Observer);
  rerender(story);
  for (const element of document.querySelectorAll('*')) {
    fireEvent.pointerEnter(element, { pointerType: 'mouse' });
    if (element.matches('input, textarea'))
      fireEvent.change(element, { target: { value: 'x'.repeat(240) } });
  }
  act(() => void vi.advanceTimersByTime(100));
  rerender(<p>Siden</p>);
  expect([...used]).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
