import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import webpack from 'webpack';

const folder = import.meta.dirname;
const entries = process.argv.slice(2);

for (const entry of entries) {
  await build({
    root: folder,
    configFile: false,
    plugins: [react()],
    logLevel: 'warn',
    build: {
      outDir: join(folder, 'vite', entry),
      modulePreload: false,
      rolldownOptions: { input: join(folder, `${entry}.js`) },
    },
  });
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
