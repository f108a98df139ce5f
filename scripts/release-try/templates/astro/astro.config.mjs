import { defineConfig } from 'astro/config';

// Astro would inline small scripts and styles, which the page's security policy forbids.
export default defineConfig({
  build: { inlineStylesheets: 'never' },
  vite: { build: { assetsInlineLimit: 0 } },
});
