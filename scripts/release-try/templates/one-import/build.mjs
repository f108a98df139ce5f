import { join } from 'node:path';
import * as esbuild from 'esbuild';
import * as vite from 'vite';
import * as vite7 from 'vite-7';
import webpack from 'webpack';

const folder = import.meta.dirname;
const entries = process.argv.slice(2);

for (const entry of entries) {
  const input = join(folder, `${entry}.js`);
  const outputOf = (bundler) => join(folder, bundler, entry);

  await esbuild.build({
    entryPoints: [input],
    outdir: outputOf('esbuild'),
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });

  const options = (outDir) => ({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    build: { outDir, modulePreload: false },
  });
  const inRolldown = options(outputOf('rolldown'));
  inRolldown.build.rolldownOptions = { input };
  await vite.build(inRolldown);
  const inRollup = options(outputOf('rollup'));
  inRollup.build.rollupOptions = { input };
  await vite7.build(inRollup);
}

const stats = await new Promise((resolve, reject) => {
  webpack(
    entries.map((entry) => ({
      context: folder,
      mode: 'production',
      entry: `./${entry}.js`,
      output: { path: join(folder, 'webpack', entry) },
      experiments: { css: true },
      performance: { hints: false },
    })),
    (error, result) => (error ? reject(error) : resolve(result)),
  );
});
if (stats.hasErrors() || stats.hasWarnings()) throw new Error(stats.toString('errors-warnings'));
