import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/**
 * One import of React in the output: esbuild writes one for each source file, which costs a page that
 * takes a few parts some hundred bytes. It must be told the names; one that is missing is an error of
 * the build.
 */
export const oneReactImport = (names: Record<string, string>): Plugin => ({
  name: 'one-react-import',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^react(-dom)?(\/jsx-runtime)?$/ }, ({ path, namespace }) =>
      namespace === 'react' ? { path, external: true } : { path, namespace: 'react' },
    );
    onLoad({ filter: /.*/, namespace: 'react' }, ({ path }) => ({
      contents: `export { ${names[path]} } from '${path}';`,
    }));
  },
});
