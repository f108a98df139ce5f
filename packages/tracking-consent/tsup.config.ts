import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/*.ts', 'src/styles.css', '!src/*.test.ts'],
  format: ['esm', 'cjs'],
  target: 'es2022',
  sourcemap: true,
  clean: true,
});
