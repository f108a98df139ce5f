import { definePackage } from '../../scripts/definePackage';

export default definePackage({
  entries: ['src/index.ts', 'src/contract.ts'],
  clientEntries: ['src/react.ts'],
  parts: ['src/contract/*.ts', '!src/contract/*.test.ts'],
  clientParts: [
    'src/react/*.{ts,tsx}',
    '!src/react/*.test.{ts,tsx}',
    '!src/react/{startTestApi,threeTabsPage}*',
  ],
  // The contract is in every page already, by its client.
  fromEntries: { '../contract/calls': './contract' },
});
