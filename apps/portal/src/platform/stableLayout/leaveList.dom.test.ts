import { afterEach, expect, test, vi } from 'vitest';
import { leaveList } from './leaveList';

/** jsdom has no layout: each element is as far down as its index says, and knows its transition while it has one. */
function addList() {
  document.body.innerHTML = '<main><ul><li>A</li><li>B</li><li>C</li></ul><p>Below</p></main>';
  const elements = [...document.querySelectorAll<HTMLElement>('li, p')];
  const seen: string[] = [];
  for (const element of elements) {
    const top = () => [...document.querySelectorAll('li, p')].indexOf(element) * 100;
    element.getClientRects = () => [{}] as unknown as DOMRectList;
    element.getBoundingClientRect = () => ({ left: 0, top: top() }) as DOMRect;
    element.getAnimations = () => {
      const { transition } = element.style;
      if (!transition) return [];
      seen.push(`${element.textContent}: ${transition}`);
      return [{ effect: { getComputedTiming: () => ({ endTime: 120 }) } } as unknown as Animation];
    };
  }
  const [first, second, third, below] = elements as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  return { first, second, third, below, seen };
}
afterEach(() => document.body.replaceChildren());

const FADE = 'opacity calc(var(--ui-duration-short) * 1.2) var(--ui-easing-exit)';
const TRAVEL = 'translate calc(var(--ui-duration-medium) * 1.2) var(--ui-easing-move)';

test('fades the element, then removes it and lets what follows travel by the tokens of motion', async () => {
  vi.useFakeTimers();
  const { first, second, third, below, seen } = addList();
  const remove = vi.fn(() => second.remove());
  const left = leaveList(second, remove);
  expect(second.style.opacity).toBe('0');
  expect(remove).not.toHaveBeenCalled();

  await vi.runOnlyPendingTimersAsync();
  expect(remove).toHaveBeenCalledOnce();
  expect(seen).toEqual([`B: ${FADE}`, `C: ${TRAVEL}`, `Below: ${TRAVEL}`]);
  for (const element of [third, below]) expect(element.style.translate).toBe('');
  await vi.runOnlyPendingTimersAsync();
  await left;
  for (const element of [first, third, below]) expect(element.getAttribute('style') || '').toBe('');
});

test.each(['without transitions, as with reduced motion', 'in a browser that cannot animate'])(
  'removes the element without a timer %s',
  async (way) => {
    vi.useFakeTimers();
    const { first, second, third, below } = addList();
    for (const element of [first, second, third, below]) {
      element.getAnimations = () => [];
      if (way.startsWith('in')) Reflect.set(element, 'getAnimations', undefined);
    }
    await leaveList(second, () => second.remove());
    expect(document.body).toHaveTextContent(/^AC\s*Below$/);
    expect(vi.getTimerCount()).toBe(0);
  },
);

test('removes at once what is no longer in the page', async () => {
  const remove = vi.fn();
  await leaveList(undefined, remove);
  await leaveList(document.createElement('li'), remove);
  expect(remove).toHaveBeenCalledTimes(2);
});
