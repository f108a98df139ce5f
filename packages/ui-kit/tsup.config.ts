import { definePackage } from '../../scripts/definePackage';

export default definePackage({
  entries: ['src/contrast.ts'],
  clientEntries: ['src/index.ts'],
  clientParts: ['src/*/*.tsx', '!src/**/*.{test,stories}.tsx', '!src/{internals,docs}/**'],
  css: { styles: 'src/styles.css', base: 'src/base.css', tokens: 'src/styles/tokens.css' },
  bundled: ['@tabler/icons-react'],
});
