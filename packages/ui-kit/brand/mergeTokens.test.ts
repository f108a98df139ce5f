import { expect, test } from 'vitest';
import { mergeTokens } from './mergeTokens';

test('replaces a token as a whole, and keeps those of the earlier document', () => {
  const kit = {
    color: {
      $type: 'color',
      text: { $value: { hex: '#000000', alpha: 0.5 } },
      link: { $value: 1 },
    },
  };
  const brand = {
    color: { text: { $value: { hex: '#ffffff' } } },
    radius: { $root: { $value: 2 } },
  };
  expect(mergeTokens(kit, brand)).toEqual({
    color: { $type: 'color', text: { $value: { hex: '#ffffff' } }, link: { $value: 1 } },
    radius: { $root: { $value: 2 } },
  });
});

test('keeps the type of a group', () => {
  const kit = { color: { $type: 'color', text: { $value: 1 } } };
  expect(mergeTokens(kit, { color: { $type: 'dimension' } })).toEqual(kit);
});
