import { copyFileSync } from 'node:fs';
import { defineConfig } from 'tsup';

/**
 * Builds one file without dependencies, for hosts and containers that only have Node. The template that the file fills
 * in is put beside it.
 */
export default defineConfig({
  entry: { renderSite: 'deploy/cli.ts' },
  outDir: 'deploy/dist',
  format: 'esm',
  outExtension: () => ({ js: '.mjs' }),
  target: 'node20',
  noExternal: [/.*/],
  clean: true,
  onSuccess: async () => {
    for (const file of ['nginx.conf.template', 'error.html'])
      copyFileSync(`deploy/${file}`, `deploy/dist/${file}`);
  },
});
