/**
 * Prints what one import adds to a page, for our packages and their peers: scripts, minified and compressed with gzip,
 * without React and deferred code. 1 kB is 1000 bytes. `pnpm build:packages && npm --prefix benchmarks ci`,
 * then `npm --prefix benchmarks run sizes`. The bundler keeps all of Designsystemet, which declares no `sideEffects`.
 */
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { esbuild } from './parts/buildPage.mjs';
import { printTable } from './statistics.mjs';

const KIT = '../packages/ui-kit/dist/index.js';
const CLIENT = '../packages/api-client/dist/index.js';
const TRACKING = '../packages/tracking-consent/dist';
const MIXPANEL = '../packages/tracking-consent/node_modules/mixpanel-browser';
const RADIX = 'radix-ui';
const FEEDBACK = '../packages/feedback-widget/dist/index.js';
const DIGDIR = '@digdir/designsystemet-react';

/** By table and row: the modules and names that each library is imported by. */
const IMPORTS = {
  'ui-kit': {
    Toast: {
      ours: { [KIT]: 'ToastProvider, useToast' },
      'Base UI': { '@base-ui/react/toast': 'Toast' },
      Radix: { [RADIX]: 'Toast' },
      Jøkul: { '@fremtind/jokul/toast': 'ToastProvider, useToast' },
      sonner: { sonner: 'Toaster, toast' },
      'react-hot-toast': { 'react-hot-toast': 'Toaster, toast' },
    },
    'Tooltip and help': {
      ours: { [KIT]: 'Tooltip, HelpTooltip' },
      'Base UI': { '@base-ui/react/tooltip': 'Tooltip', '@base-ui/react/popover': 'Popover' },
      Radix: { [RADIX]: 'Tooltip, Popover' },
      Designsystemet: { [DIGDIR]: 'Tooltip, Popover' },
      Jøkul: { '@fremtind/jokul/tooltip': 'Tooltip, TooltipTrigger, TooltipContent, PopupTip' },
    },
    Accordion: {
      ours: { [KIT]: 'AccordionRoot, AccordionItem' },
      'Base UI': { '@base-ui/react/accordion': 'Accordion' },
      Radix: { [RADIX]: 'Accordion' },
      Designsystemet: { [DIGDIR]: 'Details' },
      Jøkul: { '@fremtind/jokul/expander': 'ExpandablePanel, Expander' },
      FFE: { '@sb1/ffe-accordion-react': 'Accordion, AccordionItem' },
    },
    Dialog: {
      ours: { [KIT]: 'Dialog' },
      'Base UI': { '@base-ui/react/dialog': 'Dialog' },
      Radix: { [RADIX]: 'Dialog' },
      Designsystemet: { [DIGDIR]: 'Dialog' },
      Jøkul: { '@fremtind/jokul/modal': 'useModal, ModalContainer, ModalOverlay, Modal' },
    },
    'Loader set': {
      ours: { [KIT]: 'Loader, Skeleton, LoadingRegion' },
      Designsystemet: { [DIGDIR]: 'Spinner, Skeleton' },
      Jøkul: { '@fremtind/jokul/loader': 'Loader, SkeletonElement' },
    },
  },
  'feedback-widget': {
    Feedback: {
      ours: { [FEEDBACK]: 'Feedback' },
      Jøkul: { '@fremtind/jokul/feedback': 'Feedback, PRESETS' },
      FFE: { '@sb1/ffe-feedback-react': 'Feedback' },
    },
  },
  'api-client': {
    // Our client includes every call and its schema; the others have the transport alone.
    'all calls and schemas': {
      ours: { [CLIENT]: 'createApiClient' },
      'openapi-fetch': { 'openapi-fetch': 'default' },
      wretch: { wretch: 'default' },
      ky: { ky: 'default' },
      axios: { axios: 'default' },
    },
  },
  'tracking-consent': {
    // The delivery is loaded on demand, after opt-in.
    'after opt-in': {
      ours: {
        [`${TRACKING}/index.js`]: 'createBrowserConsent, createTracker',
        [`${TRACKING}/events.js`]: 'standardEvents',
        [`${TRACKING}/mixpanel.js`]: 'createMixpanelTransport',
      },
      'mixpanel-browser': { [MIXPANEL]: 'default' },
      'its core': { [`${MIXPANEL}/src/loaders/loader-module-core`]: 'default' },
    },
  },
};

for (const [title, parts] of Object.entries(IMPORTS)) {
  const libraries = [...new Set(Object.values(parts).flatMap(Object.keys))];
  const rows = [];
  for (const [name, imports] of Object.entries(parts)) {
    const isWhole = name === 'after opt-in';
    const sizes = libraries.map((library) => imports[library] && sizeOf(imports[library], isWhole));
    const cells = await Promise.all(sizes);
    rows.push([name, ...cells.map((size) => size?.toFixed(1) ?? '–')]);
  }
  printTable(title, [['kB gzip', ...libraries], ...rows]);
}

/** The size of an import in kB, with or without code that is loaded on demand. */
async function sizeOf(imports, isWhole) {
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
    // Keeps code that is loaded on demand apart.
    splitting: !isWhole,
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

/** A file, and all files that it imports at once. */
function outputsFrom(file, outputs, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const { path, kind } of outputs[file].imports) {
    if (kind === 'import-statement' && outputs[path]) outputsFrom(path, outputs, found);
  }
  return found;
}
