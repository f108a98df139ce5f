import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Brand } from './Brand';
import { checkBrand } from './checkBrand';
import { fjord } from './fjord';

const srgb = (hex: string) => ({
  colorSpace: 'srgb',
  components: [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255),
});
const color = (hex: string) => ({ $type: 'color', $value: srgb(hex) });
const fluid = (size: object) => ({
  $type: 'dimension',
  $value: { value: 2, unit: 'rem' },
  $extensions: { 'no.forsikring.ui-kit': { fluid: size } },
});
const edges = (hex: string) => ({ 'color.border-strong': color(hex), 'color.focus': color(hex) });
const isNightly = import.meta.env.MODE === 'soak';
const brandOf = (light: string, dark = '{}'): Brand => ({
  name: 'fjord',
  light: { path: 'fjord.tokens.json', text: light },
  dark: { path: 'fjord.dark.tokens.json', text: dark },
});
/** Each contrast that is too low: its mode, its token and the token of the area. */
const lowContrasts = async (changes: Parameters<typeof fjord>[0]) =>
  (await checkBrand(fjord(changes))).map(({ mode, token, on }) => `${mode} ${token} ${on}`);
const messages = async (brand: Brand) =>
  (await checkBrand(brand)).map(({ file, line, mode, kind, token, message }) =>
    [`${file}:${line ?? '-'}`, mode ?? 'both', kind, token ?? '-', message].join(' | '),
  );

describe('checkBrand', () => {
  test('finds no fault in the two files of the guide', async () => {
    const guide = readFileSync(join(import.meta.dirname, '../docs/theming.md'), 'utf8');
    const [light = '', dark] = guide
      .split('```json')
      .slice(1)
      .map((rest) => rest.split('```')[0]);
    expect(await messages(brandOf(light, dark))).toEqual([]);
  });

  test.each<[string, Parameters<typeof fjord>[0]]>([
    ['the example brand', {}],
    [
      'a colour as a string, as older design tools export it',
      { light: { 'palette.green.$value': '#005b50' } },
    ],
    ['edges with a contrast of 3', { light: edges('#808080'), dark: edges('#808080') }],
  ])('finds no fault in %s', async (_, changes) => {
    expect(await messages(fjord(changes))).toEqual([]);
  });

  test('names token, mode, pair, ratio and limit of a contrast that is too low in light mode', async () => {
    const faults = await checkBrand(fjord({ light: { 'palette.green.$value': srgb('#5fa89d') } }));
    expect(faults.map(({ mode, token, on }) => `${mode} ${token} ${on}`)).toEqual([
      'light color.accent color.background',
      'light color.accent color.surface',
      'light color.on-accent color.accent',
      'light header.text header.background',
    ]);
    expect(faults[0]).toEqual({
      kind: 'contrast',
      file: 'fjord.tokens.json',
      line: expect.any(Number),
      mode: 'light',
      token: 'color.accent',
      on: 'color.background',
      ratio: 2.54,
      atLeast: 4.5,
      nearest: '#1d6c62',
      nearestOn: '#34332f',
      message: 'on color.background has a contrast of 2.54. It needs 4.5.',
    });
  });

  test('names the nearest colour with which every pair of the token passes', async () => {
    const pale = (hex: string) => fjord({ light: { 'palette.green.$value': srgb(hex) } });
    const [{ nearest = '' } = {}] = await checkBrand(pale('#5fa89d'));
    expect(nearest).toMatch(/^#[0-9a-f]{6}$/);
    expect(await checkBrand(pale(nearest))).toEqual([]);
  });

  test('names the nearest area where no text colour passes', async () => {
    const grey = {
      'color.accent.$value': srgb('#777777'),
      'color.accent-hover.$value': srgb('#777777'),
    };
    const faults = await checkBrand(fjord({ light: grey }));
    const fault = faults.find(({ mode, token }) => mode === 'light' && token === 'color.on-accent');
    expect(fault?.nearest).toBeUndefined();
    expect(fault?.nearestOn).toMatch(/^#/);
  });

  test('points at the dark file where a contrast is too low in dark mode', async () => {
    const brand = fjord({ dark: { 'color.on-accent.$value': srgb('#ffffff') } });
    const line = brand.dark.text.split('\n').findIndex((text) => text.includes('"on-accent"')) + 1;
    expect(await messages(brand)).toEqual([
      `fjord.dark.tokens.json:${line} | dark | contrast | color.on-accent | on color.accent has a contrast of 1.67. It needs 4.5.`,
      `fjord.dark.tokens.json:${line} | dark | contrast | color.on-accent | on color.accent-hover has a contrast of 1.35. It needs 4.5.`,
    ]);
  });

  test('asks 4.5 of text', async () => {
    const text = { 'color.text': color('#808080'), 'color.text-muted': color('#808080') };
    const faults = await checkBrand(fjord({ light: text, dark: text }));
    expect(new Set(faults.map(({ atLeast }) => atLeast))).toEqual(new Set([4.5]));
  });

  test.each(['color.background', 'color.surface', 'color.surface-sunken'])(
    'measures headings and texts on %s in both modes',
    async (area) => {
      const grey = { [area]: color('#777777') };
      // A heading in the colour of the text would be measured as text.
      const light = { ...grey, 'color.heading': color('#222222') };
      const dark = { ...grey, 'color.heading': color('#eeeeee') };
      const low = await lowContrasts({ light, dark });
      for (const mode of ['light', 'dark'])
        for (const token of ['color.heading', 'color.text', 'color.text-muted'])
          expect(low).toContain(`${mode} ${token} ${area}`);
    },
  );

  test('never shows a ratio that reads as the limit', async () => {
    const grey = {
      $type: 'color',
      $value: { colorSpace: 'srgb', components: [0.4655, 0.4655, 0.4655] },
    };
    const white = color('#ffffff');
    const light = { 'color.text': grey, 'color.text-muted': white, 'color.surface': white };
    const faults = await checkBrand(fjord({ light }));
    const fault = faults.find(({ token, on }) => token === 'color.text' && on === 'color.surface');
    expect(fault?.message).toBe('on color.surface has a contrast of just under 4.5. It needs 4.5.');
  });

  test('measures text on an area while it is pressed', async () => {
    const half = (color: string) => ({ ...srgb(color), alpha: 0.5 });
    const light = { 'color.pressed': { $type: 'color', $value: half('#ffffff') } };
    const dark = { 'color.pressed': { $type: 'color', $value: half('#000000') } };
    const faults = await checkBrand(fjord({ light, dark }));
    const fault = faults.find(({ mode, on }) => mode === 'light' && on === 'color.accent');
    expect(fault?.token).toBe('color.on-accent');
    expect(fault?.message).toMatch(/^on color\.accent has a contrast of \S+ while it is pressed\./);
    expect(faults.some(({ mode }) => mode === 'dark')).toBe(true);
  });

  test.each([
    [
      'link.color',
      [
        'link.color on color.background has a contrast of 1.09. It needs 4.5.',
        'link.color on color.surface has a contrast of 1.00. It needs 4.5.',
      ],
    ],
    [
      'loader.color',
      [
        'loader.color on color.background has a contrast of 1.09. It needs 4.5.',
        'loader.color on color.surface has a contrast of 1.00. It needs 4.5.',
      ],
    ],
    [
      'badge.background',
      ['color.on-second on badge.background has a contrast of 1.00. It needs 4.5.'],
    ],
    ['skeleton.color', []],
  ])('measures %s against the area on which the token is seen', async (id, expected) => {
    const white = { [id]: color('#ffffff') };
    const dark = { [id]: { $type: 'color', $value: '{palette.mint}' } };
    const faults = await checkBrand(fjord({ light: white, dark }));
    const inLight = faults.filter(({ mode }) => mode === 'light');
    expect(inLight.map(({ token, message }) => `${token} ${message}`)).toEqual(expected);
  });

  test('asks for all colours of the second accent', async () => {
    const yellow = { 'color.second': color('#ffc233') };
    expect(await messages(fjord({ light: yellow, dark: yellow }))).toContainEqual(
      expect.stringContaining('color.on-second | is missing. A brand that sets color.second must'),
    );
  });

  const second = (hex: string, on: string) => ({
    'color.second': color(hex),
    'color.on-second': color(on),
    'color.second-soft': color(hex),
    'color.on-second-soft': color(on),
  });
  const [green, white] = [color('#005b50'), color('#ffffff')];
  const bar = { 'nav.background': green, 'nav.text': white, 'nav.indicator': green };
  const badge = { 'badge.color': white, 'badge.background': white };
  test.each([
    [
      'the second accent where a brand sets it',
      { light: second('#ffc233', '#ffffff'), dark: second('#ffd666', '#2b1d00') },
      ['light color.on-second color.second', 'light color.on-second-soft color.second-soft'],
    ],
    [
      'the text and the mark of a navigation bar in a colour of its own',
      { light: bar, dark: bar },
      [
        'light color.accent nav.background',
        'light nav.indicator nav.background',
        'dark nav.indicator nav.background',
      ],
    ],
    [
      'both tokens of a part against each other',
      { light: badge, dark: badge },
      ['light badge.color badge.background', 'dark badge.color badge.background'],
    ],
  ])('measures %s', async (_, changes, expected) => {
    expect(await lowContrasts(changes)).toEqual(expected);
  });

  test.each(['nav.background', 'footer.background'])(
    'measures the tokens that are seen on %s, and points at the line that sets it',
    async (id) => {
      const brand = fjord({ light: { [id]: white }, dark: { [id]: white } });
      const faults = await checkBrand(brand);
      const [text] = faults.filter(({ token }) => token === 'color.text');
      expect(faults.map(({ mode, on }) => `${mode} ${on}`)).toContain(`dark ${id}`);
      expect(faults.map(({ mode }) => mode)).not.toContain('light');
      expect(text).toMatchObject({ kind: 'contrast', file: 'fjord.dark.tokens.json', on: id });
      expect(
        brand.dark.text
          .split('\n')
          .slice((text?.line ?? 0) - 2, text?.line)
          .join(),
      ).toContain('background');
    },
  );

  test('measures the links of the footer in the colour that the brand gives them', async () => {
    const light = { 'link.color': green, 'footer.background': green };
    const low = await lowContrasts({ light, dark: { ...light, 'link.color': color('#7fd8ca') } });
    expect(low).toContain('light link.color footer.background');
    expect(low.join()).not.toContain('color.link');
  });

  test('asks for the colours that belong to a given colour', async () => {
    expect(await messages(fjord({ light: { 'color.accent-soft': undefined } }))).toEqual([
      'fjord.tokens.json:- | both | missing | color.accent-soft | is missing. A brand that sets color.accent must set it too.',
      'fjord.tokens.json:- | light | missing | color.accent-soft | is missing in light mode. fjord.dark.tokens.json sets it for dark mode.',
    ]);
  });

  test('asks for the dark value of a colour, and for no dark value of a length', async () => {
    expect(await messages(fjord({ dark: { 'color.border': undefined } }))).toEqual([
      'fjord.dark.tokens.json:- | dark | missing | color.border | is missing in dark mode. fjord.tokens.json sets it for light mode.',
    ]);
  });

  test('refuses a length that differs between the modes', async () => {
    const dark = { radius: { $type: 'dimension', $root: { $value: { value: 2, unit: 'rem' } } } };
    expect(await messages(fjord({ dark }))).toEqual([
      expect.stringContaining('| dark | value | radius | must be the same in light and dark mode.'),
    ]);
  });

  test('refuses a shadow without layers', async () => {
    const none = { 'shadow.raised': { $type: 'shadow', $value: [] } };
    expect(await messages(fjord({ light: none, dark: none }))).toEqual(
      ['light', 'dark'].map((mode) =>
        expect.stringContaining(
          `| ${mode} | value | shadow.raised | must have a layer. Write one with a transparent colour for no shadow.`,
        ),
      ),
    );
  });

  test('refuses an empty brand', async () => {
    expect(await messages(brandOf('{}'))).toEqual([
      'fjord.tokens.json:- | both | missing | - | The file sets no token.',
    ]);
  });

  test.each([
    [
      'a name that is nearly that of a token',
      { 'radius.smal': { $value: { value: 4, unit: 'px' } } },
      'light | unknown | radius.smal | is not a token of the kit. Did you mean radius.small?',
    ],
    [
      'an unknown name',
      { 'marke.logo': color('#000000') },
      'marke.logo | is not a token of the kit. Put colours of your own in "palette".',
    ],
    [
      'two colours that have one name in CSS',
      { 'palette.Sea 1': green, 'palette.sea-1': green },
      'palette.sea-1 | and palette.Sea 1 are both --ui-palette-sea-1 in CSS. Rename one.',
    ],
    [
      'a transparent colour in a pair',
      { 'color.accent-soft.$value': { ...srgb('#d9f2ed'), alpha: 0.5 } },
      'light | value | color.accent-soft | must be opaque',
    ],
    [
      'components and a hex value that contradict each other',
      { 'palette.green.$value.hex': '#123456' },
      'palette.green | has the components of #005b50 and the hex value #123456.',
    ],
    [
      'a colour that is no colour of CSS',
      { 'palette.green.$value': 'rod' },
      'value | palette.green | Could not parse color "rod".',
    ],
    [
      'a length for a colour',
      { 'color.accent': { $type: 'dimension', $value: { value: 1, unit: 'px' } } },
      'type | color.accent | has the type dimension. It must be a color.',
    ],
    [
      'a number for a length',
      { 'radius.small': { $value: 4 } },
      'type | radius.small | is not a dimension. Write { "value": 1.25, "unit": "rem" }.',
    ],
    [
      'an unknown unit',
      { 'radius.small': { $value: { value: 4, unit: 'vw' } } },
      'value | radius.small | Unit vw not allowed. Expected',
    ],
    [
      'a colour with two components',
      { 'color.accent.$value': { colorSpace: 'srgb', components: [0, 0] } },
      'value | color.accent | Expected 3 components, received 2.',
    ],
    [
      'an unknown colour space',
      { 'color.accent.$value': { colorSpace: 'cmyk', components: [0, 0, 0] } },
      'value | color.accent | Invalid color space',
    ],
    [
      'an alias to nothing',
      { 'color.accent.$value': '{palette.grønn}' },
      'value | color.accent | Could not resolve alias {palette.grønn}.',
    ],
    [
      'an alias to itself',
      { 'color.accent.$value': '{color.accent}' },
      'value | color.accent | Circular alias',
    ],
    [
      'an alias to another type',
      { 'color.accent.$value': '{radius}' },
      'value | color.accent | Cannot alias to $type "dimension" from $type "color".',
    ],
    [
      'a font weight of 2000',
      { 'font.weight-heading.$value': 2000 },
      'value | font.weight-heading |',
    ],
    [
      'a font with a quotation mark',
      { 'font.family': { $type: 'fontFamily', $value: ['A"; color: red'] } },
      'value | font.family | must name fonts without quotation marks',
    ],
    [
      'several fonts in one name',
      { 'font.family': { $type: 'fontFamily', $value: 'Figtree, sans-serif' } },
      'value | font.family | must name one font each: ["Figtree", "sans-serif"].',
    ],
    [
      'a CSS function for a font',
      { 'font.family': { $type: 'fontFamily', $value: ['var(--a)', 'serif'] } },
      'value | font.family | must name fonts without quotation marks, backslashes and parentheses.',
    ],
    [
      'a fluid size with a minimum above its maximum',
      {
        'font.size-heading-1': fluid({
          min: { value: 33, unit: 'px' },
          base: { value: 1, unit: 'rem' },
          growthVw: 2,
        }),
      },
      'value | font.size-heading-1 | has a fluid minimum of 33px above its value, 2rem, which is the maximum.',
    ],
    [
      'an incomplete fluid size',
      {
        'font.size-heading-1': fluid({ min: 1 }),
      },
      'value | font.size-heading-1 | has a "fluid" extension that is not complete.',
    ],
    [
      'a fluid size without room',
      {
        'font.size-heading-3': fluid({ maxVw: 0 }),
      },
      'value | font.size-heading-3 | has a fluid "maxVw" that is not a number above 0.',
    ],
    [
      'a bare value',
      { 'color.accent': '#005b50' },
      'syntax | color.accent | color.accent is not a token. Write { "$value": … }.',
    ],
    [
      'a reference to a file',
      { 'color.accent': { $ref: 'https://example.no/x.json' } },
      'syntax | - | $ref and $extends are not supported.',
    ],
    [
      'a reference inside a value',
      { 'color.accent.$value': { $ref: 'file:///etc/passwd' } },
      'syntax | color.accent | $ref and $extends',
    ],
  ])('reports %s with its line', async (_, light, expected) => {
    const found = await messages(fjord({ light }));
    expect(found).toEqual([expect.stringMatching(/^fjord\.tokens\.json:\d+ \|/)]);
    expect(found[0]).toContain(expected);
  });
});

describe('checkBrand with hostile files', () => {
  test.each([
    [
      'text that is not JSON',
      '{\n  "color": {,}\n}',
      /^fjord\.tokens\.json:2 .*not valid JSON: Unexpected token Comma/,
    ],
    ['an empty file', '', /^fjord\.tokens\.json:1 .*not valid JSON/],
    ['an array', '[]', /one JSON object/],
    [
      '__proto__',
      '{ "__proto__": { "$type": "color", "$value": "#fff" } }',
      /"__proto__" is not a name/,
    ],
    ['a name with braces', '{ "palette": { "a}b": { "$value": "#fff" } } }', /"a}b" is not a name/],
    [
      'a token set twice',
      '{ "color": { "text": { "$value": "#000" }, "text": { "$value": "#fff" } } }',
      /color\.text is set twice/,
    ],
    ['groups 20 deep', `${'{"a":'.repeat(20)}1${'}'.repeat(20)}`, /at most 10 deep/],
    ['groups 100,000 deep', '{"a":'.repeat(100_000), /too deep/],
    [
      'a file of 2 MB',
      `{ "$description": "${'x'.repeat(2_000_000)}" }`,
      /has 20000\d\d characters/,
    ],
    [
      '20,000 tokens',
      `{ "palette": { ${Array.from({ length: 20_000 }, (_, index) => `"c${index}": { "$value": "#000" }`).join()} } }`,
      /has 20000 tokens/,
    ],
    [
      'a circle of 900 aliases',
      `{ "palette": { ${Array.from({ length: 900 }, (_, index) => `"c${index}": { "$type": "color", "$value": "{palette.c${(index + 1) % 900}}" }`).join()} } }`,
      /Circular alias/,
    ],
  ])('reports %s in a sentence', async (_, text, expected) => {
    expect((await messages(brandOf(text)))[0]).toMatch(expected);
  });

  test('leaves the prototype of objects alone', async () => {
    const names = {
      constructor: { $type: 'color', $value: '#000' },
      toString: { x: { $type: 'color', $value: '#000' } },
    };
    const found = await messages(brandOf(JSON.stringify(names)));
    expect(found.slice(0, 2)).toEqual([
      expect.stringContaining('unknown | constructor'),
      expect.stringContaining('unknown | toString.x'),
    ]);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  const values = [
    null,
    true,
    -1,
    '',
    '{',
    '{}',
    '{color',
    [],
    [[]],
    {},
    { value: null },
    [null],
    { components: 5 },
  ];
  const tokens = [
    'color.accent',
    'radius.small',
    'font.family',
    'shadow.raised',
    'line-height.heading',
    'palette.green',
    'duration.short',
  ];
  const pairs = isNightly
    ? tokens.flatMap((id) => values.map((value) => [id, value]))
    : values.map((value, index) => [tokens[index % tokens.length], value]);
  test.each(pairs)('returns a result for %s with the value %j', async (id, value) => {
    const brand = fjord({ light: { [`${id}.$value`]: value } });
    expect((await checkBrand(brand)).length).toBeGreaterThan(0);
  });
});
