import { expect, test } from 'vitest';
import { buildFigmaVariables } from './buildFigmaVariables';
import { cssName, kitTokens } from './kitTokens';

const light = {
  color: {
    $type: 'color',
    accent: {
      $description: 'Primary buttons.',
      $value: { colorSpace: 'srgb', components: [0, 0.5, 1] },
    },
    link: { $value: '{color.accent}' },
    heading: { $value: '#ff000080' },
  },
  space: { $type: 'dimension', '2': { $value: { value: 0.5, unit: 'rem' } } },
  shadow: { $type: 'shadow', rest: { $value: [] } },
};
const dark = { color: { $type: 'color', accent: { $value: '#ffffff' } } };
const { variables, variableModeValues } = buildFigmaVariables({
  name: 'test',
  light,
  dark,
  cssName,
});

const alias = { type: 'VARIABLE_ALIAS', id: 'color.accent' };
test.each([
  ['a colour has a value in light mode', 'color.accent', 'light', { r: 0, g: 0.5, b: 1, a: 1 }],
  ['a colour has a value in dark mode', 'color.accent', 'dark', { r: 1, g: 1, b: 1, a: 1 }],
  [
    'a colour in CSS notation keeps its transparency',
    'color.heading',
    'light',
    { r: 1, g: 0, b: 0, a: expect.closeTo(0.5, 2) },
  ],
  ['an alias stays an alias in light mode', 'color.link', 'light', alias],
  ['an alias stays an alias in dark mode', 'color.link', 'dark', alias],
  ['a length in rem is in px', 'space.2', 'light', 8],
])('%s', (_what, id, mode, expected) => {
  const value = variableModeValues.find(
    ({ variableId, modeId }) => variableId === id && modeId === mode,
  );
  expect(value?.value).toEqual(expected);
});

test('a variable has a path, a purpose and its custom property', () => {
  expect(variables[0]).toMatchObject({
    name: 'color/accent',
    description: 'Primary buttons.',
    codeSyntax: { WEB: 'var(--ui-color-accent)' },
    resolvedType: 'COLOR',
  });
});

test('shadows are left out', () => {
  expect(variables.map(({ id }) => id)).not.toContain('shadow.rest');
});

test('every value of the kit can be a variable', () => {
  const kit = buildFigmaVariables({ name: 'kit', ...kitTokens, cssName });
  expect(kit.variables.length).toBeGreaterThan(50);
  for (const { value } of kit.variableModeValues) {
    expect(value).not.toBe('[object Object]');
    expect(value).not.toBeNaN();
  }
});
