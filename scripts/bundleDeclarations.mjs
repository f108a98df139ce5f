/**
 * Bundles the declarations that `tsc -p tsconfig.declarations.json` wrote into one file for each entry of a package, for
 * `import` and for `require`. An import of another library stays an import.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { publishedPackages } from './publishedPackages.mjs';

const FOUNDATION = '@forsikring/foundation/';

/** Each package contains the parts of the foundation that it uses: the foundation is not published. */
const foundation = {
  name: 'foundation',
  /** @param {string} id */
  resolveId: (id) =>
    id.startsWith(FOUNDATION)
      ? resolve(`.types/packages/foundation/src/${id.slice(FOUNDATION.length)}.d.ts`)
      : null,
};

for (const name of publishedPackages()) {
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
  // The declarations of an element import none of the React entries: a page without React lacks React's types.
  const isElement = (/** @type {string} */ file) => file.includes('/src/element/');
  for (const group of [isElement, (/** @type {string} */ file) => !isElement(file)]) {
    const entries = Object.entries(input).filter(([, file]) => group(file));
    if (entries.length > 0) await bundle(folder, Object.fromEntries(entries));
  }
}

/**
 * @param {string} folder
 * @param {Record<string, string>} input
 */
async function bundle(folder, input) {
  const declarations = await rollup({
    input,
    plugins: [foundation, dts()],
    external: (id) => /^[^./]/.test(id) && !id.startsWith(FOUNDATION),
  });
  for (const extension of ['d.ts', 'd.cts'])
    await declarations.write({
      dir: join(folder, 'dist'),
      entryFileNames: `[name].${extension}`,
      chunkFileNames: ({ name }) => `${name.replace('.d', '')}-[hash].${extension}`,
    });
}
