import { readdirSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import {
  createServer,
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
  type InlineConfig,
  type Plugin,
} from 'vite';

const BASE = '/privat/forsikring/oversikt/';

/** A server that renders modules during a build. */
const RENDERING = {
  configFile: false,
  root: import.meta.dirname,
  plugins: [react()],
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
} satisfies InlineConfig;

export default defineConfig(({ command, isPreview }) => ({
  base: BASE,
  plugins: [
    react(),
    redirectToBase(),
    firstMarkup(),
    fontLicences(),
    loadEarlyScriptsFirst(),
    trimRouter(),
  ],
  resolve: {
    // The packages' sources in development, their published files in a build.
    conditions:
      command === 'serve' && !isPreview
        ? ['@forsikring/source', ...defaultClientConditions]
        : [...defaultClientConditions],
    // React has what swr's shim replaces in versions that we do not use.
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
  },
  // The first markup is rendered from the sources in development.
  ssr: { resolve: { conditions: ['@forsikring/source', ...defaultServerConditions] } },
  build: {
    sourcemap: true,
    // The security policy forbids inline styles and scripts.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The head loads the early scripts: Firefox reports an error for a preload of a file that is already loading.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html'
          ? files.filter((file) => !/(earlyReads|firstPaint)-/.test(file))
          : files,
    },
    rolldownOptions: {
      input: {
        index: 'index.html',
        earlyReads: 'src/app/firstView/earlyReads.ts',
        firstPaint: 'src/app/firstView/firstPaint.ts',
      },
      output: {
        // A folder for the style sheets of brands, where servers find the one of their host.
        assetFileNames: ({ originalFileNames: [file = ''] }) => {
          const [, brand] = /brands\/(\w+)\/\w+\.\w+$/.exec(file) ?? [];
          const ofBrand = file.endsWith('/brand.css') ? `brands/${brand}` : `${brand}-[name]`;
          return `assets/${brand ? ofBrand : '[name]'}-[hash][extname]`;
        },
        // Two files for the first view: browsers keep the libraries cached across releases.
        codeSplitting: {
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /[\\/]node_modules[\\/]/ },
            { name: 'portal', tags: ['$initial'] },
            // Separate files, loaded before the others.
            { name: 'earlyReads', test: /[\\/](earlyReads|whenActivated)\.ts$/, priority: 1 },
            {
              name: 'firstPaint',
              test: /[\\/](firstPaint|outdatedBrowser|firstView\.texts|skeletonOf|applyBrand|brands)\.ts$|[\\/]brand\.(css|json)/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
}));

/** In development, redirects the base path without its trailing slash, as production hosts do. */
function redirectToBase(): Plugin {
  return {
    name: 'redirect-to-base',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [path, query] = (request.url ?? '').split('?');
        if (`${path}/` !== BASE) return next();
        response
          .writeHead(302, { Location: query === undefined ? BASE : `${BASE}?${query}` })
          .end();
      });
    },
  };
}

/** Renders the markup that index.html shows before any script has run. */
function firstMarkup(): Plugin {
  return {
    name: 'first-markup',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { server }) {
        const vite = server ?? (await createServer(RENDERING));
        const module = '/src/app/firstView/renderFirstMarkup.tsx';
        const { renderFirstMarkup } = await vite.ssrLoadModule(module);
        if (vite !== server) await vite.close();
        return renderFirstMarkup(html);
      },
    },
  };
}

/** Adds the licences of the fonts to the build. */
function fontLicences(): Plugin {
  return {
    name: 'font-licences',
    apply: 'build',
    generateBundle() {
      const fonts = new URL('node_modules/@fontsource-variable/', import.meta.url);
      for (const font of readdirSync(fonts)) {
        const source = readFileSync(new URL(`${font}/LICENSE`, fonts), 'utf8');
        this.emitFile({ type: 'asset', fileName: `assets/${font}-LICENSE.txt`, source });
      }
    },
  };
}

/**
 * Loads the two early scripts before everything else: the first reads, which do not wait for styles, and the
 * brand and skeleton, which the first paint waits for.
 */
function loadEarlyScriptsFirst(): Plugin {
  return {
    name: 'load-early-scripts-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const addressOf = (name: string) => {
          const file = Object.values(bundle).find(
            (output) => output.type === 'chunk' && output.isEntry && output.name === name,
          );
          if (!file) throw new Error(`The build has no entry ${name}.`);
          return BASE + file.fileName;
        };
        // Without `async`, which makes WebKit run them after the libraries.
        const script = 'script type="module" crossorigin';
        const scripts = `
    <${script} src="${addressOf('earlyReads')}"></script>
    <${script} blocking="render" src="${addressOf('firstPaint')}"></script>`;
        // The first lines of the head, before all scripts and styles.
        const charset = '<meta charset="utf-8" />';
        if (!html.includes(charset)) throw new Error(`index.html has no ${charset}.`);
        return html.replace(charset, charset + scripts);
      },
    },
  };
}

/**
 * Leaves out of react-router what customers do not need. The package exports its development build, which differs from the
 * production build in one flag; and a bundle keeps unused components for the names that they have in developer tools.
 */
function trimRouter(): Plugin {
  const flag = 'var ENABLE_DEV_WARNINGS = ';
  return {
    name: 'trim-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/development\/chunk-/ },
      handler: (code) => ({
        code: code
          .replace(`${flag}true;`, `${flag}false;`)
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace(/ = (React\d*\.forwardRef\()/g, ' = /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}
