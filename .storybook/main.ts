import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/*/src/**/*.stories.tsx',
    '../packages/*/src/**/*.mdx',
    '../apps/portal/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      resolve: { conditions: ['@forsikring/source', ...defaultClientConditions] },
      build: {
        chunkSizeWarningLimit: 2000,
        rolldownOptions: {
          // 'use client' is for frameworks with server components; a Storybook has none.
          checks: { moduleLevelDirective: false, bundlerTimings: false },
        },
      },
      optimizeDeps: {
        include: [
          'msw',
          'msw/browser',
          'msw-storybook-addon/csf3',
          'storybook/test',
          'react',
          'react/jsx-dev-runtime',
        ],
      },
    }),
};

export default config;
