import assert from 'node:assert/strict';
import { buildBrandCss, checkBrand } from '@forsikring/ui-kit/tokens';

const brandOf = (tokens) => ({
  name: 'vik',
  light: { path: 'vik.tokens.json', text: JSON.stringify(tokens) },
  dark: { path: 'vik.dark.tokens.json', text: '{}' },
});

const round = brandOf({
  radius: { $root: { $type: 'dimension', $value: { value: 2, unit: 'rem' } } },
});
assert.deepEqual(await checkBrand(round), []);
assert.match(await buildBrandCss(round), /\[data-brand="vik"\] \{\s*--ui-radius: 2rem;/);

const pale = brandOf({ header: { text: { $type: 'color', $value: '#888888' } } });
assert.ok((await checkBrand(pale)).some(({ kind }) => kind === 'contrast'));
