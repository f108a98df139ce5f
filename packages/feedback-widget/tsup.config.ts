import { defineConfig, type Options } from 'tsup';
import { elementBuild } from '../../scripts/elementBuild';

const code: Options = {
  format: ['esm', 'cjs'],
  target: 'es2022',
  sourcemap: true,
  silent: true,
  banner: { js: '"use client";' },
};

export default defineConfig([
  { ...code, entry: ['src/index.ts'] },
  { ...code, ...elementBuild },
  { entry: { styles: 'src/styles.css' }, sourcemap: true, silent: true },
]);
