import { definePackage } from '../../scripts/definePackage';

export default definePackage({
  clientEntries: ['src/index.ts'],
  css: { styles: 'src/styles.css' },
});
