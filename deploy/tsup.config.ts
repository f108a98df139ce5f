import { copyFileSync } from 'node:fs';
import { defineConfig } from 'tsup';

/** Builds one file without dependencies, for hosts and containers that only have Node. The template is beside it. */
export default defineConfig({
  entry: { renderSite: 'deploy/cli.ts' },
  outDir: 'deploy/dist',
  format: 'esm',
  outExtension: () => ({ js: '.mjs' }),
  target: 'node20',
  noExternal: [/.*/],
  clean: true,
  onSuccess: async () =>
    copyFileSync('deploy/nginx.conf.template', 'deploy/dist/nginx.conf.template'),
});
