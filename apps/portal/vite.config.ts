import { readdirSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

const BASE = '/privat/forsikring/oversikt/';

export default defineConfig(({ command, isPreview }) => ({
  base: BASE,
  plugins: [react(), redirectToBase(), fontLicences(), loadEarlyReadsFirst()],
  resolve: {
    // The packages' sources in development, their published files in a build.
    conditions:
      command === 'serve' && !isPreview
        ? ['@forsikring/source', ...defaultClientConditions]
        : [...defaultClientConditions],
  },
  build: {
    manifest: true,
    sourcemap: true,
    // The security policy forbids inline styles and scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', earlyReads: 'src/platform/earlyReads.ts' },
      output: {
        // Two files for the first view: browsers keep the libraries cached across releases.
        codeSplitting: {
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /[\\/]node_modules[\\/]/ },
            { name: 'portal', tags: ['$initial'] },
            // A separate file, loaded before the others.
            { name: 'earlyReads', test: /[\\/]earlyReads\.ts$/, priority: 1 },
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

/** Loads the script that starts the first reads before everything else; it does not wait for styles. */
function loadEarlyReadsFirst(): Plugin {
  return {
    name: 'load-early-reads-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const file = Object.values(bundle).find(
          (output) => output.type === 'chunk' && output.isEntry && output.name === 'earlyReads',
        );
        if (!file) throw new Error('The build has no entry earlyReads.');
        const script = `<script type="module" async crossorigin src="${BASE}${file.fileName}"></script>`;
        // The first line of the head, before all scripts and styles.
        const charset = '<meta charset="utf-8" />';
        if (!html.includes(charset)) throw new Error(`index.html has no ${charset}.`);
        return html.replace(charset, `$&\n    ${script}`);
      },
    },
  };
}
