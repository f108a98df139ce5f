import { defineConfig } from 'tsup';

/** Builds one file without dependencies, for hosts and containers that only have Node. */
export default defineConfig({
  entry: { renderSite: 'deploy/cli.ts' },
  outDir: 'deploy/dist',
  format: 'esm',
  outExtension: () => ({ js: '.mjs' }),
  target: 'node20',
  noExternal: [/.*/],
  clean: true,
});
