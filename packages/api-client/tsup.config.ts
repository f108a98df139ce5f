import { defineConfig, type Options } from 'tsup';

const shared: Options = { target: 'es2022', sourcemap: true, silent: true };
const entry = ['src/index.ts', 'src/contract.ts', 'src/msw.ts', 'src/react.ts', 'src/request.ts'];

export default defineConfig([
  {
    ...shared,
    // Each hook and each part of the contract is an entry too: a bundler drops or defers it as a whole module.
    entry: [
      ...entry,
      'src/{contract,react}/*.{ts,tsx}',
      '!src/**/*.test.{ts,tsx}',
      '!src/react/startTest*',
    ],
    format: 'esm',
  },
  { ...shared, entry, format: 'cjs' },
  { ...shared, target: 'node20', entry: { 'api-client': 'src/cli.ts' }, format: 'esm' },
]);
