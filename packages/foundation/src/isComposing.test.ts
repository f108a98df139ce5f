import { expect, test } from 'vitest';
import { isComposing } from './isComposing';

test.each([
  [{ isComposing: true, keyCode: 13 }, true],
  [{ isComposing: false, keyCode: 229 }, true],
  [{ isComposing: false, keyCode: 13 }, false],
])('%o belongs to a composition: %s', (press, expected) => {
  expect(isComposing(press)).toBe(expected);
});
