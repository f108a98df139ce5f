/** Who may import whom. The rules are about folders, so a new package or feature is under them by itself. */
const TESTS = '\\.(test|stories|pictures)\\.tsx?$|/testing/|/internals/(stories|describe)';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'A cycle has no first part to read. A file of stories may import its own text.',
      severity: 'error',
      from: { pathNot: '\\.stories\\.tsx$' },
      to: { circular: true },
    },
    {
      name: 'nothing-unresolved',
      comment: 'What a workspace imports, its own package.json names.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?(raw|inline)$' },
    },
    {
      name: 'packages-stand-alone',
      comment:
        'No package depends on another published package or an app: each is installed by itself.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^(packages|apps)/', pathNot: '^packages/($1|foundation)/' },
    },
    {
      name: 'core-without-react',
      comment: 'What speaks to the server or decides on consent works without React.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/(core|contract)', pathNot: TESTS },
      to: { path: 'node_modules/(react|react-dom|swr)/|^packages/[^/]+/src/react' },
    },
    {
      name: 'few-dependencies',
      comment: 'A page pays for each byte: a new dependency of a package is a decision of its own.',
      severity: 'error',
      from: {
        path: '^packages/(ui-kit|feedback-widget|tracking-consent)/src',
        // Types for the frameworks of others, and the framework that the element contains.
        pathNot: `${TESTS}|/element/(index|preact|svelte|vue)\\.ts$`,
      },
      to: {
        path: 'node_modules/',
        pathNot: 'node_modules/(@types/)?(react|react-dom|clsx|@floating-ui/dom|valibot)/',
      },
    },
    {
      name: 'tokens-stay-out-of-pages',
      comment: 'The check of brands contains Terrazzo. Parts read tokens as custom properties.',
      severity: 'error',
      from: { path: '^packages/ui-kit/src/' },
      to: { path: '^packages/ui-kit/brand' },
    },
    {
      name: 'no-way-around-exports',
      comment: 'Another workspace is imported by its name and what it exports, never by its files.',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: { path: '^(packages|apps)/', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
    },
    {
      name: 'contract-knows-no-core',
      comment: 'Schemas are pure shapes.',
      severity: 'error',
      from: { path: '^packages/api-client/src/contract', pathNot: TESTS },
      to: { path: '^packages/api-client/src/(core|react|openapi)' },
    },
    {
      name: 'portal-has-these-rooms',
      comment: 'Another folder would stand outside the directions below.',
      severity: 'error',
      from: {
        path: '^apps/portal/src/',
        pathNot: '^apps/portal/src/((app|routes|features|domain|platform|testing)/|main\\.tsx$)',
      },
      to: {},
    },
    {
      name: 'testing-stays-in-tests',
      severity: 'error',
      from: { path: '^apps/portal/src/', pathNot: TESTS },
      to: { path: '^apps/portal/src/testing/' },
    },
    {
      name: 'platform-knows-no-domain',
      comment: 'Technical services work without knowledge of insurances.',
      severity: 'error',
      from: { path: '^apps/portal/src/platform/' },
      to: { path: '^apps/portal/src/(app|routes|features|domain)/' },
    },
    {
      name: 'domain-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/portal/src/domain/' },
      to: { path: '^apps/portal/src/(app|routes|features)/' },
    },
    {
      name: 'features-know-no-page',
      severity: 'error',
      from: { path: '^apps/portal/src/features/', pathNot: '\\.stories\\.tsx$' },
      to: { path: '^apps/portal/src/(app|routes)/' },
    },
    {
      name: 'features-know-no-other',
      comment: 'A route composes features.',
      severity: 'error',
      from: { path: '^apps/portal/src/features/([^/]+)/' },
      to: { path: '^apps/portal/src/features/', pathNot: '^apps/portal/src/features/$1/' },
    },
    {
      name: 'routes-know-no-app',
      severity: 'error',
      from: { path: '^apps/portal/src/routes/', pathNot: TESTS },
      to: { path: '^apps/portal/src/app/' },
    },
    {
      name: 'demo-stays-out-of-the-product',
      comment: 'Tests and stories alone use the demo insurer.',
      severity: 'error',
      from: {
        path: '^(packages|apps/portal)/',
        pathNot: `${TESTS}|^apps/portal/(e2e|src/testing)/`,
      },
      to: { path: '^apps/demo-api/' },
    },
    {
      name: 'demo-knows-contract-and-insurer-alone',
      comment: 'And, as a type, what the feedback widget delivers.',
      severity: 'error',
      from: { path: '^apps/demo-api/src/', pathNot: TESTS },
      to: {
        path: '^packages/',
        pathNot: '^packages/api-client/src/(contract|insurer|msw)',
        dependencyTypesNot: ['type-only'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(packages|apps)/[^/]+/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@forsikring/source', 'import', 'browser', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
