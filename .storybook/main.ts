import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig } from 'vite';

/** Stories wait for their fonts, and a page shows the system's fonts first: pictures of stories must be the same. */
const blockingFonts = {
  postcssPlugin: 'blocking-fonts',
  Declaration: {
    'font-display': (declaration: { value: string }) => {
      declaration.value = 'block';
    },
  },
};

/** Props of elements that tables of props show, beside the part's own. The contract explains these props. */
const OF_ALL_ELEMENTS = /^className$/;
const OF_CONTROLS =
  /^(autoComplete|defaultValue|disabled|href|inputMode|name|onChange|readOnly|required|rows|type|value)$/;
const CONTROLS = /^(Anchor|Button|Input|Select|Textarea)HTMLAttributes$/;

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/*/src/**/*.stories.tsx',
    '../apps/portal/src/**/*.stories.tsx',
    './*/*.stories.tsx',
    './*/*.mdx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-designs',
    'storybook-addon-pseudo-states',
    'storybook-addon-tag-badges',
  ],
  staticDirs: [
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
    { from: './brand', to: '/brand' },
  ],
  features: { sidebarOnboardingChecklist: false },
  typescript: {
    // Story tests show no table of props, and reading the types takes 10 s.
    reactDocgen: process.env.VITEST ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      include: ['packages/*/src/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ name, declarations = [] }) =>
        OF_ALL_ELEMENTS.test(name) ||
        declarations.some(
          ({ name: type, fileName }) =>
            !fileName.includes('/node_modules/') || (CONTROLS.test(type) && OF_CONTROLS.test(name)),
        ),
    },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      css: { postcss: { plugins: [blockingFonts] } },
      resolve: { conditions: ['@forsikring/source', ...defaultClientConditions] },
      build: {
        // The oldest supported browsers: keeps `light-dark()`, so that a single story can be dark.
        cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
        chunkSizeWarningLimit: 2000,
        rolldownOptions: {
          // 'use client' is for frameworks with server components, which Storybook is not.
          checks: { moduleLevelDirective: false, bundlerTimings: false },
        },
      },
      optimizeDeps: {
        include: [
          'msw',
          'msw/browser',
          'msw-storybook-addon/csf3',
          'storybook/test',
          ...[
            '@terrazzo/parser',
            '@terrazzo/plugin-css',
            '@terrazzo/token-tools',
            'colorjs.io/fn',
            'fastest-levenshtein',
          ].map((name) => `@forsikring/ui-kit > ${name}`),
          'react',
          'react/jsx-dev-runtime',
        ],
      },
    }),
};

export default config;
