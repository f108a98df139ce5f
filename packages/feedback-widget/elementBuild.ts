import { join } from 'node:path';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** What the element needs of React, on Preact without its compatibility layer: half the bytes. */
const RUNTIME = `
import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { jsx as create } from 'preact/jsx-runtime';
export { createContext, Fragment } from 'preact';
export { useContext, useEffect, useId, useRef, useState } from 'preact/hooks';
export function jsx(type, props, key) {
  const { onChange, ...rest } = props;
  // React's onChange of a text is the browser's input event.
  if (onChange) rest[/rad|che/.test(props.type) ? 'onChange' : 'onInput'] = onChange;
  return create(type, rest, key);
}
export { jsx as jsxs };
export const createRoot = (container) => ({
  render: (view) => render(view, container),
  unmount: () => render(null, container),
});
export function useSyncExternalStore(subscribe, getState) {
  const [, show] = useState(getState);
  useEffect(() => {
    const change = () => show(getState);
    change();
    return subscribe(change);
  }, [subscribe, getState]);
  return getState();
}`;

const onPreact: Plugin = {
  name: 'on-preact',
  setup({ onResolve, onLoad }) {
    const filter = /^react(-dom\/client|\/jsx-runtime)?$/;
    onResolve({ filter }, () => ({ path: 'runtime', namespace: 'on-preact' }));
    onLoad({ filter: /.*/, namespace: 'on-preact' }, () => ({
      contents: RUNTIME,
      resolveDir: import.meta.dirname,
    }));
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
  esbuildPlugins: [onPreact, inlineCss],
  banner: { js: '"use client";' },
};
