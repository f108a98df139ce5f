import { readFileSync } from 'node:fs';
import type { IndexHtmlTransformContext, Plugin } from 'vite';
import { expect, test } from 'vitest';
import config from './vite.config';

const page = readFileSync(new URL('index.html', import.meta.url), 'utf8');

/** Transforms the page as the build does, with an entry `earlyReads`. */
function transform(html: string) {
  const { plugins = [] } = config({ command: 'build', mode: 'production' });
  const plugin = (plugins as Plugin[]).find(({ name }) => name === 'load-early-reads-first');
  const { transformIndexHtml } = plugin ?? {};
  if (typeof transformIndexHtml !== 'object') throw new Error('The plugin has no handler.');
  const chunk = { type: 'chunk', isEntry: true, name: 'earlyReads', fileName: 'assets/early.js' };
  const context = { bundle: { 'assets/early.js': chunk } } as unknown as IndexHtmlTransformContext;
  return transformIndexHtml.handler.call({} as never, html, context);
}

test('loads the early reads before every other script and style', () => {
  const html = String(transform(page));
  const script = html.indexOf('/privat/forsikring/oversikt/assets/early.js');
  expect(script).toBeGreaterThan(html.indexOf('<meta charset="utf-8" />'));
  expect(script).toBeLessThan(html.indexOf('<link'));
});

test('fails the build when the page has no insertion point for the early reads', () => {
  const changed = page.replace('<meta charset="utf-8" />', '<meta charset="utf-8">');
  expect(() => transform(changed)).toThrow('index.html has no <meta charset="utf-8" />');
});
