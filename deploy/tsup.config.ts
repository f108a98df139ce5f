import { defineConfig } from 'tsup';

/** One file without dependencies, for hosts and containers that have Node and nothing else. */
export default defineConfig({
  entry: { renderSite: 'deploy/cli.ts' },
  outDir: 'deploy/dist',
  format: 'esm',
  outExtension: () => ({ js: '.mjs' }),
  target: 'node20',
  noExternal: [/.*/],
  clean: true,
});
