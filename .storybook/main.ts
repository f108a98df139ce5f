import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig } from 'vite';
import { readFromSource } from './readFromSource.mjs';

/** Stories wait for their fonts, where a page rather shows the system's: pictures of stories must be the same. */
const blockingFonts = {
  postcssPlugin: 'blocking-fonts',
  Declaration: {
    'font-display': (declaration: { value: string }) => {
      declaration.value = 'block';
    },
  },
};

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/*/src/**/*.stories.tsx',
    '../packages/*/src/**/*.mdx',
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
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [readFromSource()],
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
