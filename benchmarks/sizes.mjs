/**
 * Measures what one import adds to a page, in our packages and their peers: scripts, minified and compressed
 * with gzip, without React and what is loaded on demand. Run `pnpm build:packages && npm --prefix benchmarks ci`,
 * then `npm --prefix benchmarks run sizes [-- --markdown | --json]`. Prints kB, and a dash for what a library
 * lacks. esbuild keeps all of Designsystemet, which does not declare `sideEffects` in its package.json.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { IMPORTS } from './imports.mjs';
import { measureLimits } from './limits.mjs';
import { esbuild } from './parts/buildPage.mjs';
import { printTable } from './parts/printTable.mjs';

const UNIT = 'kB gzip';

const { values } = parseArgs({
  options: {
    markdown: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const tables = [];
for (const [title, parts] of Object.entries(IMPORTS)) tables.push(await tableOf(title, parts));
if (values.json) console.log(JSON.stringify({ tables: [...tables, measureLimits()] }));
else for (const table of tables) print(table);

async function tableOf(title, parts) {
  const rows = [];
  for (const [name, { whole, ...imports }] of Object.entries(parts)) {
    const sizes = {};
    for (const library of Object.keys(imports))
      sizes[library] = await sizeOf(imports[library], whole);
    rows.push({ name, values: sizes });
  }
  return { title, unit: UNIT, rows };
}

function print({ title, unit, rows }) {
  const libraries = [...new Set(rows.flatMap((row) => Object.keys(row.values)))];
  const cells = rows.map((row) => [
    row.name,
    ...libraries.map((library) => row.values[library]?.toFixed(1) ?? '–'),
  ]);
  printTable(title, [[unit, ...libraries], ...cells], values);
}

/** @param {boolean} [whole] Whether what is loaded on demand counts too. */
async function sizeOf(imports, whole = false) {
  const { outputFiles, metafile } = await esbuild.build({
    stdin: {
      contents: Object.entries(imports)
        .map(([from, names]) => `export { ${names} } from '${from}';`)
        .join('\n'),
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    outdir: 'unused',
    bundle: true,
    minify: true,
    metafile: true,
    write: false,
    format: 'esm',
    // Keeps what is loaded on demand apart.
    splitting: !whole,
    logLevel: 'error',
    external: ['react', 'react-dom'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const entry = Object.keys(metafile.outputs).find((file) => metafile.outputs[file].entryPoint);
  const loaded = outputsFrom(entry, metafile.outputs);
  const bytes = outputFiles
    .filter(({ path }) => [...loaded].some((file) => path.endsWith(file)))
    .reduce((sum, { contents }) => sum + gzipSync(contents).length, 0);
  return bytes / 1000;
}

/** A file, and all that it imports at once. */
function outputsFrom(file, outputs, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const { path, kind } of outputs[file].imports) {
    if (kind === 'import-statement' && outputs[path]) outputsFrom(path, outputs, found);
  }
  return found;
}
