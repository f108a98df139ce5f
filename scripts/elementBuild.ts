import type { Options } from 'tsup';

/** The build of a custom element: one script that needs no other, runs on Preact and holds its styles as text. */
export const elementBuild: Options = {
  entry: { element: 'src/element/index.ts' },
  banner: { js: '"use client";' },
  splitting: false,
  minify: 'terser',
  // Terser would drop 'use client', which it does not know.
  terserOptions: {
    ecma: 2020,
    module: true,
    compress: { passes: 2, directives: false, pure_getters: true, unsafe_arrows: true },
  },
  noExternal: [/.*/],
  injectStyle: (css) => `export default ${css}`,
  esbuildOptions(options) {
    // Style sheets too; Terser alone would leave them as they are.
    options.minify = true;
    options.alias = {
      react: 'preact/compat',
      'react-dom/client': 'preact/compat/client',
      'react/jsx-runtime': 'preact/jsx-runtime',
    };
  },
};
