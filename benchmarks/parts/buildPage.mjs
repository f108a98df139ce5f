/** Bundles the page of one library, for production and with the workspace's React. */
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const workspace = createRequire(new URL('../../package.json', import.meta.url));

/** The bundler that builds the packages. */
export const esbuild = createRequire(workspace.resolve('tsup'))('esbuild');

/** Each package's folder; esbuild resolves `react/jsx-runtime` inside it. */
const react = Object.fromEntries(
  ['react', 'react-dom'].map((name) => [name, dirname(workspace.resolve(`${name}/package.json`))]),
);

/**
 * @param {string} name a file of this folder, without its ending
 * @returns {Promise<{ script: string, styles: string }>}
 */
export async function buildPage(name) {
  const { outputFiles } = await esbuild.build({
    entryPoints: [fileURLToPath(new URL(`${name}.jsx`, import.meta.url))],
    outdir: 'unused',
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    logLevel: 'error',
    alias: react,
    external: ['*.woff2', '*.woff'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const textOf = (ending) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return { script: textOf('.js'), styles: textOf('.css') };
}
