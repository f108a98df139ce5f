import { act, render } from '@testing-library/react';
import fc from 'fast-check';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pictureHeight, usePictureHeight } from './ProfileFrame';

test('is at least 584 px, and grows with content above 770 px', () => {
  expect([0, 584, 770, 771, 1000].map(pictureHeight)).toEqual([584, 584, 584, 585, 814]);
  fc.assert(
    fc.property(fc.nat(5000), fc.nat(5000), (lower, more) => {
      expect(pictureHeight(lower)).toBeGreaterThanOrEqual(584);
      expect(pictureHeight(lower + more)).toBeGreaterThanOrEqual(pictureHeight(lower));
      expect(pictureHeight(770 + more)).toBe(584 + more);
    }),
  );
});

// jsdom has no layout: the test sets the height of the content and reports changes.
let contentPx = 0;
let resized = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => contentPx);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        resized = onResize;
      }
      observe() {}
      disconnect() {
        resized = () => {};
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('has the right height at first paint, and then updates at most every 100 ms', () => {
  contentPx = 900;
  const shown: number[] = [];
  function Page() {
    const content = useRef<HTMLDivElement>(null);
    shown.push(usePictureHeight(content));
    return <div ref={content} />;
  }
  const { unmount } = render(<Page />);
  expect(shown).toEqual([584, 714]);

  for (let ms = 0; ms < 300; ms += 10) {
    contentPx += 1;
    resized();
    act(() => vi.advanceTimersByTime(10));
  }
  expect(shown.slice(2)).toEqual([724, 734, 744]);

  resized();
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
