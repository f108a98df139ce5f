import { defineConfig, type Options } from 'tsup';

const code: Options = {
  format: ['esm', 'cjs'],
  target: 'es2022',
  dts: true,
  sourcemap: true,
  silent: true,
  banner: { js: '"use client";' },
};

export default defineConfig([
  { ...code, entry: ['src/index.ts'] },
  {
    ...code,
    // The custom element is one script that needs no other: it runs on Preact and holds its styles as text.
    entry: { element: 'src/element/index.ts' },
    dts: {
      entry: {
        element: 'src/element/index.ts',
        'element-react': 'src/element/react.ts',
        'element-preact': 'src/element/preact.ts',
        'element-vue': 'src/element/vue.ts',
      },
    },
    minify: true,
    noExternal: [/.*/],
    injectStyle: (css) => `export default ${css}`,
    esbuildOptions(options) {
      options.alias = {
        react: 'preact/compat',
        'react-dom/client': 'preact/compat/client',
        'react/jsx-runtime': 'preact/jsx-runtime',
      };
    },
  },
  { entry: { styles: 'src/styles.css' }, sourcemap: true, silent: true },
]);
