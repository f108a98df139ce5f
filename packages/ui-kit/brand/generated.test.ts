import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildBrandCss, buildKitCss } from './buildCss';
import { cssName, kitTokens, listTokens, partTokens, tokenTypes } from './kitTokens';
import { readBrand } from './readBrand';

const sourceOf = (path: string) => join(import.meta.dirname, path);
const read = (path: string) => readFileSync(sourceOf(path), 'utf8');
const sheets = import.meta.glob<string>(['../src/**/*.css', '!../src/styles/tokens.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('keeps the style sheets that are generated up to date (`pnpm tokens` writes them)', async () => {
  expect(read('../src/styles/tokens.css')).toBe(await buildKitCss());
  expect(read('fjord.css')).toBe(await buildBrandCss(readBrand(sourceOf('fjord.tokens.json'))));
});

test('has a token for each custom property that a part reads, and a reader for each part token', () => {
  const used = Object.values(sheets).flatMap((css) =>
    [...css.matchAll(/var\((--ui-[\w-]+)/g)].map(([, name]) => name),
  );
  const known = [...tokenTypes.keys()].map(cssName);
  expect(used.filter((name) => name && !known.includes(name))).toEqual([]);
  expect(Object.keys(partTokens).filter((id) => !used.includes(cssName(id)))).toEqual([]);
});

test('has a token for each time and curve of a transition', () => {
  const written = Object.entries(sheets).flatMap(([path, css]) =>
    [...css.matchAll(/transition(?:-duration|-timing-function)?:([^;]+);/g)]
      .filter(([, value = '']) =>
        /[\d.]m?s\b|ease|cubic-bezier/.test(value.replace(/var\([^)]*\)/g, '')),
      )
      .map(([declaration]) => `${path}: ${declaration}`),
  );
  expect(written).toEqual([]);
});

test('stops all motion by its durations, with reduced motion and on paper', () => {
  const [, rule = ''] =
    /@media \(prefers-reduced-motion: reduce\), print \{([^}]+)/.exec(
      read('../src/styles/tokens.css'),
    ) ?? [];
  const durations = [...tokenTypes].filter(
    ([id, type]) => type === 'duration' && !(id in partTokens),
  );
  for (const [id] of durations) expect(rule).toContain(`${cssName(id)}: 0s !important;`);
});

test('says what each token of the kit is for', () => {
  const silent = listTokens(kitTokens.light).filter(({ description }) => !description);
  expect(silent.map(({ id }) => id)).toEqual([]);
});
