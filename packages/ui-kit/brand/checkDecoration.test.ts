import type { PlainColorObject } from 'colorjs.io/fn';
import { expect, test } from 'vitest';
import { checkBrand } from './checkBrand';
import { fjord } from './fjord';
import { colorToken, readColorText } from './tokenDocument';

const color = (hex: string) => colorToken(readColorText(hex) as PlainColorObject);
/** A second accent that passes, with some of its colours replaced. */
const orange = (changes: Record<string, string>) =>
  Object.fromEntries(
    Object.entries({
      'color.second': '#e8590c',
      'color.on-second': '#2b0f00',
      'color.second-soft': '#ffd9bd',
      'color.on-second-soft': '#78260c',
      ...changes,
    }).map(([id, hex]) => [id, color(hex)]),
  );
const night = orange({
  'color.second': '#ff9a5c',
  'color.second-soft': '#17465a',
  'color.on-second-soft': '#ffb27d',
});
const findLookalikes = async (
  light: Record<string, object>,
  dark: Record<string, object> = night,
) => (await checkBrand(fjord({ light, dark }))).filter(({ kind }) => kind === 'status');

test('accepts decoration that keeps away from every status', async () => {
  expect(await checkBrand(fjord({ light: orange({}), dark: night }))).toEqual([]);
});

test.each([
  ['an area that looks like the area of an error', 'color.second-soft', '#fde5db', 'error-surface'],
  ['an area that looks like that of a warning', 'color.second-soft', '#fff0cc', 'warning-surface'],
  ['an area that looks like that of a success', 'color.second-soft', '#dcf4eb', 'success-surface'],
  [
    'a second accent that looks like the edge of an error',
    'color.second',
    '#c23d17',
    'error-border',
  ],
])('reports %s, and a colour that passes', async (_, token, hex, status) => {
  const [fault, ...others] = await findLookalikes(
    orange({ [token]: hex, 'color.on-second': '#000000' }),
  );
  expect(others).toEqual([]);
  expect(fault).toMatchObject({
    file: 'fjord.tokens.json',
    mode: 'light',
    token,
    on: `color.${status}`,
  });
  expect(fault?.distance).toBeLessThan(fault?.atLeast ?? 0);
  expect(fault?.message).toMatch(
    /^looks like color\.\S+: a distance of \d+\.\d \(CIEDE2000\)\. It needs 1[02]\.$/,
  );
  const nearest = orange({ [token]: fault?.nearest ?? '', 'color.on-second': '#000000' });
  expect(await findLookalikes(nearest)).toEqual([]);
});

test('reports decoration in dark mode, and each colour once', async () => {
  const light = { ...orange({}), 'section.rule': color('#e8590c') };
  const rule = { $type: 'color', $value: '{color.second}' };
  const dark = { ...night, 'color.second': color('#e5857c'), 'section.rule': rule };
  expect(await findLookalikes(light, dark)).toMatchObject([
    { mode: 'dark', token: 'color.second', on: 'color.error-border', distance: 0 },
  ]);
});

test('leaves the accent and the colours of information to the brand', async () => {
  const error = { 'color.accent': color('#b93a2f'), 'color.accent-hover': color('#74190f') };
  const info = { 'color.accent-soft': color('#e0edfb') };
  expect(await findLookalikes({ ...orange({}), ...error, ...info })).toEqual([]);
});
