import { readFileSync } from 'node:fs';
import type { IndexHtmlTransformContext, Plugin } from 'vite';
import { expect, test } from 'vitest';
import config from './vite.config';

const page = readFileSync(new URL('index.html', import.meta.url), 'utf8');

/** Transforms the page as the build does, with the entries of the early scripts. */
function transform(html: string) {
  const { plugins = [] } = config({ command: 'build', mode: 'production' });
  const plugin = (plugins as Plugin[]).find(({ name }) => name === 'load-early-scripts-first');
  const { transformIndexHtml } = plugin ?? {};
  if (typeof transformIndexHtml !== 'object') throw new Error('The plugin has no handler.');
  const entry = (name: string) => ({
    type: 'chunk',
    isEntry: true,
    name,
    fileName: `assets/${name}.js`,
  });
  const bundle = { reads: entry('earlyReads'), paint: entry('firstPaint') };
  const context = { bundle } as unknown as IndexHtmlTransformContext;
  return transformIndexHtml.handler.call({} as never, html, context);
}

test.each(['earlyReads', 'firstPaint'])('loads %s before every other script and style', (name) => {
  const html = String(transform(page));
  const script = html.indexOf(`/privat/forsikring/oversikt/assets/${name}.js`);
  expect(script).toBeGreaterThan(html.indexOf('<meta charset="utf-8" />'));
  expect(script).toBeLessThan(html.indexOf('<link'));
});

test('makes the first paint wait for the brand and the skeleton, but not for the early reads', () => {
  const waiting = String(transform(page)).match(/<script [^>]*blocking="render"[^>]*>/g);
  expect(waiting?.join()).toMatch(/^[^,]*firstPaint\.js/);
});

test('fails the build when the page has no insertion point for the early scripts', () => {
  const changed = page.replace('<meta charset="utf-8" />', '<meta charset="utf-8">');
  expect(() => transform(changed)).toThrow('index.html has no <meta charset="utf-8" />');
});

test('preloads the libraries, but not the early scripts that the page loads itself', () => {
  const { modulePreload } = config({ command: 'build', mode: 'production' }).build ?? {};
  const { resolveDependencies } = typeof modulePreload === 'object' ? modulePreload : {};
  const files = ['assets/libraries-1.js', 'assets/earlyReads-2.js', 'assets/firstPaint-3.js'];
  const ofPage = { hostId: 'index.html', hostType: 'html' } as const;
  expect(resolveDependencies?.('assets/index-4.js', files, ofPage)).toEqual([files[0]]);
  const ofScript = { hostId: 'assets/index-4.js', hostType: 'js' } as const;
  expect(resolveDependencies?.('assets/page-5.js', files, ofScript)).toEqual(files);
});

test('lets no browser make telephone links of the numbers in the page', () => {
  expect(transform(page)).toContain('<meta name="format-detection" content="telephone=no" />');
});
