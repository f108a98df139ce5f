import { copyFileSync } from 'node:fs';
import { defineConfig } from 'tsup';

/** Builds one file without dependencies, for hosts and containers with Node alone. The template is beside the file. */
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
