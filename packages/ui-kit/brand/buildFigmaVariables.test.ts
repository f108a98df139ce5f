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
const modeValue = (id: string, mode: string) =>
  variableModeValues.find(({ variableId, modeId }) => variableId === id && modeId === mode)?.value;

test('a colour has a value in each mode', () => {
  expect(modeValue('color.accent', 'light')).toEqual({ r: 0, g: 0.5, b: 1, a: 1 });
  expect(modeValue('color.accent', 'dark')).toEqual({ r: 1, g: 1, b: 1, a: 1 });
});

test('a colour in CSS notation keeps its transparency', () => {
  expect(modeValue('color.heading', 'light')).toMatchObject({
    r: 1,
    g: 0,
    a: expect.closeTo(0.5, 2),
  });
});

test('an alias stays an alias in both modes', () => {
  const alias = { type: 'VARIABLE_ALIAS', id: 'color.accent' };
  expect(modeValue('color.link', 'light')).toEqual(alias);
  expect(modeValue('color.link', 'dark')).toEqual(alias);
});

test('a length in rem is in px', () => {
  expect(modeValue('space.2', 'light')).toBe(8);
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
