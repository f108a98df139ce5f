/**
 * Bundles the declarations that `tsc -p tsconfig.declarations.json` wrote into one file for each entry of a package, for
 * `import` and for `require`. What a declaration imports from another library stays an import.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';

for (const name of readdirSync('packages')) {
  const folder = join('packages', name);
  const { exports, publishConfig } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  /** The declarations of each entry that is published with types, by its name in `dist`. */
  const input = Object.fromEntries(
    Object.entries(publishConfig.exports).flatMap(([path, { import: target }]) => {
      if (!target) return [];
      const source = exports[path]['@forsikring/source'].replace(/\.tsx?$/, '.d.ts');
      const entry = target.types.replace('./dist/', '').replace('.d.ts', '');
      return [[entry, join('.types', folder, source)]];
    }),
  );
  const bundle = await rollup({
    input,
    plugins: [dts()],
    external: (id) => /^[^./]/.test(id) && !id.startsWith('.types'),
  });
  for (const extension of ['d.ts', 'd.cts'])
    await bundle.write({
      dir: join(folder, 'dist'),
      entryFileNames: `[name].${extension}`,
      chunkFileNames: ({ name }) => `${name.replace('.d', '')}-[hash].${extension}`,
    });
}
