import { join } from 'node:path';

/** The repository. */
export const ROOT = join(import.meta.dirname, '../..');

const portal = 'apps/portal/src';
const demo = 'apps/demo-api/src';
const client = 'packages/api-client';
const kit = 'packages/ui-kit/src';
const branding = `${portal}/platform/branding`;

/** The files and folders that the commands change, from the root of the repository. */
export const paths = {
  changesets: '.changeset',
  distributorsPage: 'docs/distributors.md',
  sizes: 'size-limits.json',

  brandsCss: `${branding}/brands.css`,
  brands: `${branding}/brands.ts`,
  tokens: `${branding}/brands`,
  logos: `${branding}/logos`,
  favicons: `${branding}/favicons`,
  neutralFavicon: `${portal}/assets/icon.svg`,
  portalPaths: `${portal}/platform/paths.ts`,
  pages: `${portal}/app/pages.ts`,
  appRoutes: `${portal}/app/AppRoutes.tsx`,
  routes: `${portal}/routes`,
  features: `${portal}/features`,

  demoDistributors: `${demo}/distributors/distributors.ts`,
  demoCustomer: `${demo}/customers/Customer.ts`,
  demoCustomerWith: `${demo}/customers/customerWith.ts`,
  demoCalls: `${demo}/calls/addOverviewCalls.ts`,

  contract: `${client}/src/contract`,
  calls: `${client}/src/contract/calls.ts`,
  contractEntry: `${client}/src/contract.ts`,
  clientEntry: `${client}/src/index.ts`,
  reactEntry: `${client}/src/react.ts`,
  reads: `${client}/src/react/reads.ts`,
  callsPage: 'docs/api-client/calls.md',
  hooksPage: 'docs/api-client/hooks.md',

  kit,
  kitEntry: `${kit}/index.ts`,
  kitStyles: `${kit}/styles.css`,
  kitReadme: 'packages/ui-kit/README.md',
  releasedParts: 'scripts/release-try/templates/kit/src/Kit.tsx',
  everyPart: `${kit}/internals/everyPart.tsx`,
} as const;
