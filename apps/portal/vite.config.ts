import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

const BASE = '/privat/forsikring/oversikt/';

export default defineConfig(({ command, isPreview }) => ({
  base: BASE,
  plugins: [react(), preloadFont(/figtree-latin-wght/)],
  resolve: {
    // The packages' sources while developing, what strangers would get in a build.
    conditions:
      command === 'serve' && !isPreview
        ? ['@forsikring/source', ...defaultClientConditions]
        : [...defaultClientConditions],
  },
  build: {
    manifest: true,
    sourcemap: true,
    // A style or script in the page itself would need a hole in the security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
}));

/** Has the built page ask for the font whose file name matches, before a script or style asks for it. */
function preloadFont(name: RegExp): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const file = Object.keys(bundle).find((key) => name.test(key));
        if (!file) throw new Error(`The build has no font ${name}.`);
        const href = BASE + file;
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
