/**
 * Measures what one import of a part adds to a page, in ui-kit and its peers: scripts, minified and compressed
 * with gzip, without React and what is loaded on demand. Run `pnpm build:packages && npm --prefix benchmarks ci`,
 * then `npm --prefix benchmarks run sizes [-- --markdown]`. Prints kB, and a dash for what a library lacks.
 * esbuild keeps all of Designsystemet, which does not declare `sideEffects` in its package.json.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { esbuild } from './parts/buildPage.mjs';
import { printTable } from './parts/printTable.mjs';

const KIT = '../packages/ui-kit/dist/index.js';
const RADIX = 'radix-ui';
const DIGDIR = '@digdir/designsystemet-react';

/** The modules and names of each part, by library. */
const PARTS = {
  Toast: {
    ours: { [KIT]: 'ToastProvider, useToast' },
    baseUi: { '@base-ui/react/toast': 'Toast' },
    radix: { [RADIX]: 'Toast' },
    jokul: { '@fremtind/jokul/toast': 'ToastProvider, useToast' },
    sonner: { sonner: 'Toaster, toast' },
    reactHotToast: { 'react-hot-toast': 'Toaster, toast' },
  },
  'Tooltip and help': {
    ours: { [KIT]: 'Tooltip, HelpTooltip' },
    baseUi: { '@base-ui/react/tooltip': 'Tooltip', '@base-ui/react/popover': 'Popover' },
    radix: { [RADIX]: 'Tooltip, Popover' },
    designsystemet: { [DIGDIR]: 'Tooltip, Popover' },
    jokul: { '@fremtind/jokul/tooltip': 'Tooltip, TooltipTrigger, TooltipContent, PopupTip' },
  },
  Accordion: {
    ours: { [KIT]: 'AccordionRoot, AccordionItem' },
    baseUi: { '@base-ui/react/accordion': 'Accordion' },
    radix: { [RADIX]: 'Accordion' },
    designsystemet: { [DIGDIR]: 'Details' },
    jokul: { '@fremtind/jokul/expander': 'ExpandablePanel, Expander' },
  },
  Dialog: {
    ours: { [KIT]: 'Dialog' },
    baseUi: { '@base-ui/react/dialog': 'Dialog' },
    radix: { [RADIX]: 'Dialog' },
    designsystemet: { [DIGDIR]: 'Dialog' },
    jokul: { '@fremtind/jokul/modal': 'useModal, ModalContainer, ModalOverlay, Modal' },
  },
  'Loader set': {
    ours: { [KIT]: 'Loader, Skeleton, LoadingRegion' },
    designsystemet: { [DIGDIR]: 'Spinner, Skeleton' },
    jokul: { '@fremtind/jokul/loader': 'Loader, SkeletonElement' },
  },
};

const { values } = parseArgs({ options: { markdown: { type: 'boolean', default: false } } });
const libraries = [...new Set(Object.values(PARTS).flatMap(Object.keys))];
const rows = [];
for (const [part, imports] of Object.entries(PARTS)) {
  const cells = libraries.map((name) => (imports[name] ? sizeOf(imports[name]) : '–'));
  rows.push([part, ...(await Promise.all(cells))]);
}
printTable('Scripts of one import', [['kB gzip', ...libraries], ...rows], values);

async function sizeOf(imports) {
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
    splitting: true,
    logLevel: 'error',
    external: ['react', 'react-dom'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const entry = Object.keys(metafile.outputs).find((file) => metafile.outputs[file].entryPoint);
  const loaded = outputsFrom(entry, metafile.outputs);
  const bytes = outputFiles
    .filter(({ path }) => [...loaded].some((file) => path.endsWith(file)))
    .reduce((sum, { contents }) => sum + gzipSync(contents).length, 0);
  return (bytes / 1000).toFixed(1);
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
