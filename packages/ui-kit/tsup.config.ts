import { definePackage } from '../../scripts/definePackage';

export default definePackage({
  clientEntries: ['src/index.ts'],
  css: { styles: 'src/styles.css', base: 'src/base.css' },
  bundled: ['@tabler/icons-react'],
});
