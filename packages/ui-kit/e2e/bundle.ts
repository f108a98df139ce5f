import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const { buildSync } = createRequire(createRequire(import.meta.url).resolve('tsup'))('esbuild');
const here = fileURLToPath(new URL('.', import.meta.url));

/** Bundles a script or a style sheet for a page, as in production. Imports are relative to this folder. */
export const bundle = (contents: string, loader: 'tsx' | 'css'): string =>
  buildSync({
    stdin: { contents, loader, resolveDir: here },
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    conditions: ['@forsikring/source'],
    define: { 'process.env.NODE_ENV': '"production"' },
  }).outputFiles[0].text;
