import { defineConfig } from 'astro/config';

// Astro would inline small scripts and styles, which a strict security policy forbids.
export default defineConfig({
  build: { inlineStylesheets: 'never' },
  vite: { build: { assetsInlineLimit: 0 } },
});
