import { join } from 'node:path';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** A runtime of the widget's own stands in for React, whose size a page need not carry. */
const onOwnRuntime: Plugin = {
  name: 'on-own-runtime',
  setup({ onResolve }) {
    const runtime = join(import.meta.dirname, 'src/element/runtime/index.ts');
    onResolve({ filter: /^react(-dom\/client|\/jsx-runtime)?$/ }, () => ({ path: runtime }));
  },
};

/** `…css?inline` as text, with its imports, minified: what Vite makes of it in development. */
const inlineCss: Plugin = {
  name: 'inline-css',
  setup({ onResolve, onLoad, esbuild }) {
    onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      // The query stays: what ends in `.css` goes to tsup's own reader.
      path: join(resolveDir, path),
      namespace: 'inline-css',
    }));
    onLoad({ filter: /.*/, namespace: 'inline-css' }, async ({ path }) => {
      const { outputFiles } = await esbuild.build({
        entryPoints: [path.replace('?inline', '')],
        bundle: true,
        minify: true,
        write: false,
      });
      return { contents: outputFiles[0]?.text ?? '', loader: 'text' };
    });
  },
};

/** How `@forsikring/feedback-widget/element` is built: one script that needs nothing beside it. */
export const elementBuild: Options = {
  entry: { element: join(import.meta.dirname, 'src/element/index.ts') },
  target: 'es2022',
  sourcemap: true,
  silent: true,
  minify: true,
  noExternal: [/.*/],
  esbuildPlugins: [onOwnRuntime, inlineCss],
  banner: { js: '"use client";' },
};
