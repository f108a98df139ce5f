import { definePackage } from '../../scripts/definePackage';

export default definePackage({
  clientEntries: ['src/index.ts'],
  clientParts: ['src/*/*.tsx', '!src/**/*.{test,stories}.tsx', '!src/{internals,docs}/**'],
  css: { styles: 'src/styles.css', base: 'src/base.css' },
  bundled: ['@tabler/icons-react'],
});
