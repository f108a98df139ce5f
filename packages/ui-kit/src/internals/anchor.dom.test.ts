import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { showBeside } from './anchor';

const WINDOW_PX = 390;

beforeAll(() => {
  // As in a browser without anchor positioning.
  const styles = Object.getPrototypeOf(document.body.style);
  const known = Object.getOwnPropertyDescriptor(styles, 'anchorName');
  delete styles.anchorName;
  return () => known && Object.defineProperty(styles, 'anchorName', known);
});

/** jsdom has no layout. */
function addBox(left: number, top: number, width: number, height: number) {
  const element = document.body.appendChild(document.createElement('div'));
  element.style.position = 'fixed';
  const rect = { x: left, y: top, left, top, right: left + width, bottom: top + height };
  element.getBoundingClientRect = () => ({ ...rect, width, height, toJSON: () => rect });
  for (const [name, value] of Object.entries({ offsetWidth: width, offsetHeight: height }))
    Object.defineProperty(element, name, { value });
  return element;
}
const showWindow = (width: number, height: number) => {
  for (const [name, value] of Object.entries({ clientWidth: width, clientHeight: height }))
    Object.defineProperty(document.documentElement, name, { value, configurable: true });
};

afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(document.documentElement, 'clientWidth');
  Reflect.deleteProperty(document.documentElement, 'clientHeight');
});

test.each<[string, number, number, Parameters<typeof showBeside>[2], number]>([
  ['aligns the start edges where they have room', 16, 200, { align: 'start' }, 16],
  [
    'aligns the end edges for a trigger at the end of the window',
    330,
    200,
    { align: 'start', edgePx: 16 },
    174,
  ],
  [
    'keeps room to both edges of the window where neither edge of the trigger leaves enough',
    238,
    358,
    { align: 'end', edgePx: 16 },
    16,
  ],
  ['keeps the gap to the anchor', 16, 200, { placement: 'right', gapPx: 20 }, 80],
])('%s', async (_what, anchorLeft, popupWidth, place, left) => {
  showWindow(WINDOW_PX, 800);
  const popup = addBox(0, 0, popupWidth, 100);
  showBeside(addBox(anchorLeft, 10, 44, 44), popup, { placement: 'bottom', ...place });
  await vi.waitFor(() => expect(popup.style.left).toBe(`${left}px`));
});

test('fades in and out by the tokens of motion, a third shorter out, and not at all where they are 0', () => {
  const fades: unknown[] = [];
  const popup = addBox(0, 0, 200, 100);
  popup.animate = (_keyframes, options) => {
    const { duration, easing } = options as KeyframeAnimationOptions;
    fades.push([duration, easing]);
    return { cancel: () => {} } as Animation;
  };
  const { style } = document.documentElement;
  style.setProperty('--ui-duration-medium', '.3s');
  style.setProperty('--ui-easing-enter', 'linear');
  const hide = showBeside(addBox(16, 10, 44, 44), popup);
  popup.hidePopover = vi.fn();
  hide();
  expect(fades).toEqual([
    [300, 'linear'],
    [200, 'ease'],
  ]);
  expect(popup.hidePopover).not.toHaveBeenCalled();

  style.setProperty('--ui-duration-medium', '0s');
  showBeside(addBox(16, 10, 44, 44), popup)();
  expect(fades).toHaveLength(2);
  expect(popup.hidePopover).toHaveBeenCalled();
  style.cssText = '';
});
