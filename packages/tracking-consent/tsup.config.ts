import { definePackage } from '../../scripts/definePackage';

// A build for each client entry: they share nothing, and a chunk between them would need its own directive.
export default [
  ...definePackage({
    entries: ['src/index.ts', 'src/mixpanel.ts', 'src/console.ts'],
    css: { styles: 'src/styles.css' },
  }),
  ...['react', 'dialog', 'inspector'].flatMap((entry) =>
    definePackage({ clientEntries: [`src/${entry}.ts`] }),
  ),
];
