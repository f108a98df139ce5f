import { describe, expect, it } from 'vitest';
import { checkTheme } from './checkTheme';
import { kitCss } from './testing/kitCss';

/** What a brand must have, in colours that are seen well. */
const COLORS = `
  --ui-color-accent: light-dark(#005b50, #7fd8ca);
  --ui-color-accent-hover: light-dark(#00423a, #aee9df);
  --ui-color-on-accent: light-dark(#ffffff, #00251f);
  --ui-color-accent-soft: light-dark(#d9f2ed, #0f3b34);
  --ui-color-on-accent-soft: light-dark(#00423a, #c4efe7);`;

const brand = (more = '', colors = COLORS) => `[data-brand="fjord"] {${colors}\n${more} }`;
const check = (css: string) => checkTheme(css, kitCss);
const faults = (css: string) =>
  check(css).faults.map(({ kind, theme, scheme, token, on, condition }) =>
    [kind, theme, scheme ?? 'both', token, on, condition].filter(Boolean).join(' '),
  );

describe('a brand without faults', () => {
  it('passes, and the neutral one does', () => {
    expect(check(brand())).toEqual({
      themes: ['fjord'],
      schemes: ['light', 'dark'],
      pairs: 40,
      faults: [],
      notes: [],
    });
    expect(check(kitCss)).toMatchObject({ themes: [':root'], faults: [] });
  });

  it('may set distances and corners alone', () => {
    expect(faults('[data-brand="x"] { --ui-radius: 2px; --ui-tag-radius: 999px }')).toEqual([]);
  });
});

describe('contrast', () => {
  it('is found too low in light', () => {
    const css = brand('--ui-header-text: light-dark(#aaa, #fff);');
    expect(faults(css)).toEqual(['contrast fjord light --ui-header-text --ui-header-background']);
    expect(check(css).faults[0]).toMatchObject({ atLeast: 4.5, line: 7 });
    expect(check(css).faults[0]?.ratio).toBeCloseTo(2.32, 2);
  });

  it('is found too low in dark alone', () => {
    expect(faults(brand('--ui-header-text: light-dark(#000, #777);'))).toEqual([
      'contrast fjord dark --ui-header-text --ui-header-background',
    ]);
  });

  it('is never rounded up to what is needed', () => {
    const [fault] = check(brand('--ui-header-background: #fff; --ui-header-text: #777777;')).faults;
    expect(fault?.message).toBe('on --ui-header-background: 4.47, needs 4.5');
  });

  it('counts what shines through, in the order in which colours lie on each other', () => {
    const pale = 'rgb(0 0 0 / 50%)';
    const text = brand(`--ui-header-background: #fff; --ui-header-text: ${pale};`);
    expect(faults(text)).toEqual([
      'contrast fjord light --ui-header-text --ui-header-background',
      'contrast fjord dark --ui-header-text --ui-header-background',
    ]);
    const ground = brand(
      '--ui-header-background: #0001; --ui-header-text: light-dark(#000, #fff);',
    );
    expect(faults(ground)).toEqual([]);
  });

  it.each([
    'oklch(0.6 0 0)',
    'hsl(0 0% 50%)',
    'color-mix(in srgb, black, white)',
    'rgb(from grey r g b)',
    'gray',
  ])('is measured for %s', (grey) => {
    expect(faults(brand(`--ui-header-background: #fff; --ui-header-text: ${grey};`))).toEqual([
      'contrast fjord light --ui-header-text --ui-header-background',
      'contrast fjord dark --ui-header-text --ui-header-background',
    ]);
  });
});

describe('tokens that are left out', () => {
  it('are named with what asks for them', () => {
    const css = brand('', COLORS.replace(/--ui-color-on-accent:.*/, ''));
    expect(check(css).faults).toContainEqual({
      kind: 'missing',
      theme: 'fjord',
      token: '--ui-color-on-accent',
      message: 'is left out beside --ui-color-accent: the neutral one would show',
    });
  });

  it('are named where one scheme alone has them', () => {
    const css = `${brand('', COLORS.replace(/--ui-color-accent-soft.*/, ''))}
      @media (prefers-color-scheme: dark) {
        [data-brand="fjord"] { --ui-color-accent-soft: #0f3b34; }
      }`;
    expect(faults(css)).toContain('missing fjord light --ui-color-accent-soft');
    expect(faults(css)).not.toContain('missing fjord dark --ui-color-accent-soft');
  });

  it('are each brand colour that a brand with any colour has not', () => {
    expect(faults('[data-brand="x"] { --ui-color-border: #ccc; }')).toEqual(
      ['accent', 'accent-hover', 'on-accent', 'accent-soft', 'on-accent-soft'].map(
        (name) => `missing x both --ui-color-${name}`,
      ),
    );
  });

  it('are each colour, in a file that sets most of them', () => {
    const [tokens = ''] = /:root \{[\s\S]*?\n {2}\}/.exec(kitCss) ?? [];
    const names = [...tokens.matchAll(/(--ui-(?:color|header)-[\w-]+):/g)].flatMap(
      ([, name]) => name ?? [],
    );
    expect(names.length).toBeGreaterThan(25);
    for (const name of names.filter((one) => one !== '--ui-header-height')) {
      const without = tokens.replace(new RegExp(`${name}:.*`), '');
      expect(faults(without)).toContain(`missing :root both ${name}`);
    }
  });
});

describe('values that come to nothing', () => {
  it('are found where var() goes in a circle, once', () => {
    const css = brand('--ui-color-link: var(--a); --a: var(--b); --b: var(--a, red);');
    expect(check(css).faults).toEqual([
      { kind: 'circle', theme: 'fjord', token: '--a', line: 7, message: '--a → --b → --a' },
    ]);
  });

  it('are found where var() names what nobody sets', () => {
    expect(check(brand('--ui-color-link: var(--fjord-green);')).faults).toEqual([
      {
        kind: 'missing',
        theme: 'fjord',
        token: '--ui-color-link',
        line: 7,
        message: '--fjord-green has no value',
      },
    ]);
    expect(faults(brand('--ui-radius: var(--nothing);'))).toEqual([
      'missing fjord both --ui-radius',
    ]);
  });

  it('take the fallback where there is one', () => {
    expect(faults(brand('--ui-color-link: var(--nothing, var(--less, #005b50));'))).toEqual([
      'contrast fjord dark --ui-color-link --ui-color-background',
      'contrast fjord dark --ui-color-link --ui-color-surface',
    ]);
  });

  it.each([
    '#12345',
    'blu',
    'currentcolor',
    'light-dark(#000)',
    'rgb(1 2)',
    'linear-gradient(red, red)',
  ])('are found where a colour is %s', (value) => {
    expect(faults(brand(`--ui-color-border: ${value};`)).join()).toMatch(
      /^value fjord \S+ --ui-color-border$/,
    );
  });
});

describe('values of the wrong kind', () => {
  it.each([
    ['--ui-space-4', 'banana', 'length'],
    ['--ui-space-4', '16', 'length'],
    ['--ui-radius', 'red', 'length'],
    ['--ui-radius', '200ms', 'length'],
    ['--ui-radius', '12pz', 'length'],
    ['--ui-space-4', '-4px', 'length'],
    ['--ui-space-4', 'calc(1rem + 2s)', 'length'],
    ['--ui-duration-short', '0', 'time'],
    ['--ui-duration-short', '-1s', 'time'],
    ['--ui-line-height', 'tall', 'number'],
    ['--ui-font-weight-heading', 'heavy', 'number'],
    ['--ui-shadow', 'soft', 'shadow'],
    ['--ui-color-link', '1rem', 'colour'],
  ])('are found: %s: %s', (token, value, kind) => {
    const [fault] = check(brand(`${token}: ${value};`)).faults;
    expect(fault).toMatchObject({
      kind: 'value',
      token,
      message: `'${value}' cannot be used as a ${kind}`,
    });
  });

  it.each([
    ['--ui-space-4', 'calc(2 * var(--ui-space-2))'],
    ['--ui-radius', '0'],
    ['--ui-radius', '10%'],
    ['--ui-font-size-body', 'clamp(1rem, 0.5rem + 1vw, 2rem)'],
    ['--ui-duration-short', 'calc(0.1s * 2)'],
    ['--ui-font-weight-heading', 'bold'],
    ['--ui-line-height', '24px'],
    ['--ui-shadow', 'none'],
    ['--ui-shadow', '0 0 4px #0003, inset 0 0 1px red'],
    ['--ui-line-height', '150%'],
    ['--ui-tag-radius', 'initial'],
  ])('are not those that a browser takes: %s: %s', (token, value) => {
    expect(faults(brand(`${token}: ${value};`))).toEqual([]);
  });

  it.each(['initial', 'Unset', 'inherit'])('are not those that leave none: %s', (value) => {
    expect(faults(brand(`--ui-radius: ${value};`))).toEqual(['missing fjord both --ui-radius']);
    expect(faults(brand(`--mine: ${value}; --ui-color-link: var(--mine);`))).toEqual([
      'missing fjord both --ui-color-link',
    ]);
    expect(faults(brand(`--mine: ${value}; --ui-radius: var(--mine, 2px);`))).toEqual([]);
  });
});

describe('names', () => {
  it('that the kit does not know are told of, with what was meant', () => {
    const css = brand(
      '--ui-color-acent-soft: red; --ui-colour-text: red; --ui-brand: 1; --u-radius: 2px; --mine: 1;',
    );
    expect(check(css).faults.map(({ message, token }) => `${token} ${message}`)).toEqual([
      '--ui-color-acent-soft is no token of the kit: --ui-color-accent-soft is',
      '--ui-colour-text is no token of the kit: --ui-color-text is',
      '--ui-brand is no token of the kit',
      '--u-radius is no token of the kit: --ui-radius is',
    ]);
  });
});

describe('style sheets as people write them', () => {
  const pale = '--ui-header-text: light-dark(#aaa, #fff);';
  const found = 'contrast fjord light --ui-header-text --ui-header-background';

  it.each([
    ['Windows line ends', brand(pale).replaceAll('\n', '\r\n')],
    ['a byte order mark', `\uFEFF${brand(pale)}`],
    ['comments', brand(`/* } ; */ ${pale.replace(':', '/**/ : /* { */')}`)],
    ['a layer', `@layer ui.tokens { ${brand(pale)} }`],
    [
      '@media (prefers-color-scheme: light)',
      `${brand()} @media (prefers-color-scheme: light) { ${brand(pale, '')} }`,
    ],
    ['nested @media', brand('@media (prefers-color-scheme: light) { --ui-header-text: #aaa; }')],
    ['a nested attribute', `:root { &[data-brand="fjord"] { ${COLORS} ${pale} } }`],
    ['another quote', brand(pale).replace('"fjord"', '"fjord" i')],
    [
      'html and single quotes',
      brand(pale).replace('[data-brand="fjord"]', "html[data-brand='fjord']"),
    ],
    ['odd strings', brand(`--ui-font-family: "};{", serif; ${pale}`)],
    ['no last semicolon', `[data-brand=fjord]{${COLORS}${pale.slice(0, -1)}}`],
    ['!important', brand(pale.replace(';', ' !important;'))],
  ])('are read: %s', (_, css) => {
    expect(faults(css)).toContain(found);
  });

  it('are read: a scheme that the page has chosen', () => {
    const css = brand('&[data-color-scheme=light] { --ui-header-text: #aaa }');
    expect(faults(css)).toEqual([`${found} data-color-scheme="light" on a dark system`]);
  });

  it('have several brands, each with its own faults', () => {
    const other = brand('--ui-header-text: light-dark(#000, #444);').replace('fjord', 'vidde');
    expect(check(brand(pale) + other).themes).toEqual(['fjord', 'vidde']);
    expect(faults(brand(pale) + other)).toEqual([
      found,
      'contrast vidde dark --ui-header-text --ui-header-background',
    ]);
  });

  it('have conditions, whose faults stand with them', () => {
    const css = `${brand()} @media (min-width: 60rem) { ${brand(pale, '')} }`;
    expect(faults(css)).toEqual([`${found} @media (min-width: 60rem)`]);
  });

  it('are weighed as a browser does: no layer over a layer, more attributes over fewer', () => {
    const layered = `${brand('--ui-header-text: light-dark(#000, #fff);')} @layer late { ${brand(pale)} }`;
    expect(faults(layered)).toEqual([]);
    const narrow = brand('--ui-header-text: light-dark(#000, #fff);').replace('[', ':root[');
    expect(faults(narrow + brand(pale))).toEqual([]);
    expect(faults(brand(pale) + narrow)).toEqual([]);
  });

  it('dress parts of a page and import others, which is told and not checked', () => {
    const css = `@import "mer.css"; ${brand('--ui-badge-background: #eee;')} .kampanje { --ui-color-text: #eee; }`;
    expect(check(css)).toMatchObject({
      faults: [],
      notes: [
        '--ui-badge-background is in no pair that is measured.',
        '.kampanje is neither :root nor [data-brand="…"]: its tokens are not checked.',
        '@import is not followed.',
      ],
    });
  });

  it.each([
    ['hello', 1],
    ['{ "a": 1 }', 1],
    [':root {\n  --a: 1;\n', 1],
    [':root {\n  --a: 1;\n}\n}', 4],
    [':root {\n  --a: "open\n}', 2],
  ])('are told from what is none: %o', (text, line) => {
    expect(() => check(text)).toThrow(expect.objectContaining({ name: 'CssSyntaxError', line }));
  });
});

describe('what wins in a browser', () => {
  const GREY = '--ui-color-accent: #ccc;';
  const isGrey = (css: string) =>
    faults(css).some((fault) => fault.includes('--ui-color-accent --ui-color'));

  it.each([
    ['says so', `:root { --ui-color-accent: #ccc !important } :root {${COLORS}}`, true],
    ['is of an element too', `html[data-brand="x"] {${GREY}} [data-brand="x"] {${COLORS}}`, true],
    [
      'is one of a choice',
      `:root {${COLORS}} :is([data-brand="x"], [data-brand="y"]) {${GREY}}`,
      true,
    ],
    [
      'weighs more than what weighs nothing',
      `:root {${GREY}} :where(:root, html) {${COLORS}}`,
      true,
    ],
    ['comes after what weighs nothing', `:where(html) {${GREY}} :where(:root) {${COLORS}}`, false],
    ['comes first and is no heavier', `:root {${GREY}} :root {${COLORS}}`, false],
  ])('is what %s', (_, css, grey) => {
    expect(isGrey(css)).toBe(grey);
    expect(check(css).notes).toEqual([]);
  });

  it('is what the system asks for, where the page has not chosen', () => {
    const dark = `@media screen and (prefers-color-scheme: dark) {
      :root:not([data-color-scheme="light"]) { --ui-color-accent: #124 } }`;
    expect(faults(`:root {${COLORS}} ${dark}`).some((fault) => fault.includes(' dark '))).toBe(
      true,
    );
  });

  const LIGHT_TEXT = 'light --ui-color-text --ui-color-background';
  it('is what the page has chosen, on every system', () => {
    const plain = kitCss.replaceAll(/light-dark\(([^(),]+),[^()]+\)/g, '$1');
    const [, tokens = ''] = /:root \{\s*color-scheme[^;]+;([\s\S]*?)\n {2}\}/.exec(plain) ?? [];
    const byMedia = `:root { ${tokens} --ui-color-text: #111 }
      @media (prefers-color-scheme: dark) { :root { --ui-color-text: #fafafa } }`;
    expect(faults(byMedia)).toContain(
      `contrast :root ${LIGHT_TEXT} data-color-scheme="light" on a dark system`,
    );
  });

  it('is the one scheme of a brand that has one', () => {
    const light = `:root { color-scheme: light; ${COLORS} --ui-color-text: #222; --ui-color-text-muted: #333 }`;
    expect(check(light)).toMatchObject({ schemes: ['light'], faults: [] });
    const dark = light.replace('color-scheme: light', 'color-scheme: only dark');
    expect(check(dark).schemes).toEqual(['dark']);
    expect(faults(dark)).toContain(`contrast :root ${LIGHT_TEXT.replace('light', 'dark')}`);
  });

  it('is of every brand, where the file names none', () => {
    const css = `:root {${COLORS}} [data-brand] { --ui-color-text: light-dark(#ddd, #fff) }`;
    expect(check(css).themes).toEqual([':root', '[data-brand]']);
    expect(faults(css)).toContain(`contrast [data-brand] ${LIGHT_TEXT}`);
    const none = `:root:not([data-brand]) {${COLORS} --ui-color-text: light-dark(#ddd, #fff) }`;
    expect(faults(none)).toContain(`contrast :root ${LIGHT_TEXT}`);
  });

  it.each([
    [`@layer a, b; @layer b { :root {${GREY}} } @layer a { :root {${COLORS}} }`, true],
    [`@layer a, b; @layer a { :root {${GREY}} } @layer b { :root {${COLORS}} }`, false],
    [`@layer a { :root {${GREY}} @layer b { :root {${COLORS}} } }`, true],
    [`@layer { :root {${COLORS}} } @layer { :root {${GREY}} }`, true],
    [
      `@layer a { :root { --ui-color-accent: #ccc !important } }
       :root {${COLORS.replace('#7fd8ca);', '#7fd8ca) !important;')}}`,
      true,
    ],
    [`@starting-style { :root {${GREY}} } :root {${COLORS}}`, false],
  ])('is what stands in the later layer: %s', (css, grey) => {
    expect(isGrey(css)).toBe(grey);
  });

  it.each([
    ['', 'EmptyThemeError'],
    ['body { --ui-color-text: #ccc }', 'EmptyThemeError'],
    ['@import "brand.css";', 'EmptyThemeError'],
    ['[data-brand="x"] { --ink: #00f }', 'EmptyThemeError'],
  ])('is something: %o', (css, name) => {
    expect(() => check(css)).toThrow(expect.objectContaining({ name }));
  });

  it('is written in small letters', () => {
    expect(check(':root { --UI-COLOR-TEXT: red }').faults).toMatchObject([
      { kind: 'unknown', message: 'is no token of the kit: --ui-color-text is' },
    ]);
  });

  it('lies on the browser’s own dark where the page is seen through', () => {
    const css = brand('--ui-color-background: light-dark(#f4f5f7, rgb(255 255 255 / 10%));');
    expect(faults(css)).toEqual([]);
  });
});
