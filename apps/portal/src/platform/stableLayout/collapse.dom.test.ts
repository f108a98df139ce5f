import { afterEach, expect, test, vi } from 'vitest';
import { collapse } from './collapse';

const setReducedMotion = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));
afterEach(() => vi.unstubAllGlobals());

/** An element with an animation that ends when the test says so. */
function animatedElement() {
  const element = document.createElement('li');
  let end = { finish: () => {}, cancel: () => {} };
  const finished = new Promise<void>((resolve, reject) => {
    end = { finish: resolve, cancel: () => reject(new Error('cancelled')) };
  });
  element.animate = vi.fn(() => ({ finished }) as unknown as Animation);
  return { element, end };
}

test.each(['finish', 'cancel'] as const)(
  'removes the element once when its animation ends by %s',
  async (way) => {
    setReducedMotion(false);
    const { element, end } = animatedElement();
    const remove = vi.fn();
    collapse(element, remove);
    expect(remove).not.toHaveBeenCalled();
    end[way]();
    await vi.waitFor(() => expect(remove).toHaveBeenCalledOnce());
  },
);

test('removes the element at once with reduced motion', () => {
  const { element } = animatedElement();
  setReducedMotion(true);
  const remove = vi.fn();
  collapse(element, remove);
  expect(remove).toHaveBeenCalledOnce();
  expect(element.animate).not.toHaveBeenCalled();
});

test('removes an element that cannot be animated at once', () => {
  const remove = vi.fn();
  collapse(undefined, remove);
  expect(remove).toHaveBeenCalledOnce();
});
