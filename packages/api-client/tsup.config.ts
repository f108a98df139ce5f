import { definePackage } from '../../scripts/definePackage';

export default definePackage({
  entries: ['src/index.ts', 'src/contract.ts'],
  clientEntries: ['src/react.ts'],
});
