import { defineConfig, type Options } from 'tsup';
import { elementBuild } from '../../scripts/elementBuild';

const code: Options = {
  format: ['esm', 'cjs'],
  target: 'es2022',
  sourcemap: true,
  silent: true,
};

export default defineConfig([
  { ...code, entry: ['src/*.ts', 'src/styles.css', '!src/*.test.ts'] },
  { ...code, ...elementBuild },
]);
