import { expect, test, vi } from 'vitest';
import { missingFeatures } from './outdatedBrowser';

test('names lookbehind in a browser whose regular expressions have none, and contains none itself', () => {
  const others = missingFeatures();
  vi.stubGlobal(
    'RegExp',
    class {
      constructor() {
        throw new SyntaxError('Invalid group specifier name');
      }
    },
  );
  expect(missingFeatures()).toEqual([...others, 'RegExp (?<=)']);
});
