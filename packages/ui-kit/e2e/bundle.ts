import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { defaultClientConditions, type Rollup, build as viteBuild } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));

/**
 * Returns a function that bundles a module or a style sheet for a page, as in production, when it is first called. Imports
 * are relative to this folder.
 */
export function bundle(contents: string, extension: 'tsx' | 'css'): () => Promise<string> {
  let built: Promise<string> | undefined;
  return () => {
    built ??= build(contents, extension);
    return built;
  };
}

async function build(contents: string, extension: 'tsx' | 'css'): Promise<string> {
  const entry = `${here}page.${extension}`;
  const built = await viteBuild({
    configFile: false,
    root: here,
    logLevel: 'error',
    resolve: { conditions: ['@forsikring/source', ...defaultClientConditions] },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? contents : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      rollupOptions: { input: entry, output: { codeSplitting: false } },
    },
  });
  const { output } = built as Rollup.RollupOutput;
  const file = output.find(({ fileName }) => fileName.endsWith(extension === 'tsx' ? 'js' : 'css'));
  return file?.type === 'asset' ? String(file.source) : (file?.code ?? '');
}

/** The style sheets of the kit, with `base.css`. */
export const kitStyle = bundle('@import "../src/styles.css"; @import "../src/base.css";', 'css');

/**
 * Opens a page that consists of a bundled script and a bundled style sheet.
 * @param options The headers and the direction of the page, and how many copies of the script it has.
 */
export async function servePage(
  page: Page,
  address: string,
  script: () => Promise<string>,
  style: () => Promise<string> = kitStyle,
  { headers = {}, dir = 'ltr', copies = 1 } = {},
) {
  const [code, css] = await Promise.all([script(), style()]);
  const scripts = Array.from(
    { length: copies },
    (_, at) => `<script type="module" src="/page-${at}.js"></script>`,
  );
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/page-'))
      return route.fulfill({ contentType: 'text/javascript', body: code });
    if (pathname === '/page.css') return route.fulfill({ contentType: 'text/css', body: css });
    return route.fulfill({
      contentType: 'text/html',
      headers,
      body: `<!doctype html><html lang="nb" dir="${dir}"><meta charset="utf-8"><title>Deler</title><link rel="stylesheet" href="/page.css">${scripts.join('')}<body></body></html>`,
    });
  });
  await page.goto(address);
}
