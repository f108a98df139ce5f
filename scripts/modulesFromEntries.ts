import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** Leaves modules outside the output, and imports them from the output of the entry that has them. */
export const modulesFromEntries = (entries: Record<string, string>, extension: string): Plugin => ({
  name: 'modules-from-entries',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.?\// }, ({ path }) =>
      Object.hasOwn(entries, path)
        ? { path: entries[path] + extension, external: true }
        : undefined,
    );
  },
});
