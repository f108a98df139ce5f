import '@forsikring/feedback-widget/styles.css';
import '../apps/portal/src/styles.css';
// After the portal's, which has some of these rules: the order of the whole kit counts.
import '@forsikring/ui-kit/styles.css';
import './docs.css';
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { lazy, Suspense } from 'react';
import { configure } from 'storybook/test';
import { BRANDS } from '../apps/portal/src/platform/branding/brands';
import { showAllFonts } from '../apps/portal/src/platform/branding/fonts';
import { checkDarkContrast } from './checkDarkContrast';
import { withBrand } from './withBrand';

// The first story of a file waits for its code to load.
configure({ asyncUtilTimeout: 10_000 });

// Story tests never show a docs page, and its blocks are large.
const PartPage = lazy(() => import('./contract/PartPage'));
const DocsPage = () => (
  <Suspense>
    <PartPage />
  </Suspense>
);

// Loads while the first story does: no story is shown in a fallback font.
const fontsShown = showAllFonts();

const preview: Preview = {
  loaders: [mswLoader(), () => fontsShown],
  decorators: [withBrand],
  globalTypes: {
    brand: {
      description: 'Distributor',
      toolbar: {
        title: 'Distributør',
        icon: 'paintbrush',
        items: BRANDS,
      },
    },
    language: {
      description: 'Language of the components\u2019 texts',
      toolbar: { title: 'Språk', icon: 'globe', items: ['nb', 'nn', 'en'] },
    },
    scheme: {
      description: 'Light or dark',
      toolbar: { title: 'Modus', icon: 'contrast', items: ['light', 'dark'] },
    },
  },
  initialGlobals: {
    brand: 'sb1',
    language: 'nb',
    scheme: 'light',
  },
  // Only in tests, where the colours of the page may change.
  ...(import.meta.env.MODE === 'test' && { afterEach: checkDarkContrast }),
  parameters: {
    a11y: { test: 'error' },
    docs: { page: DocsPage },
    layout: 'padded',
    options: {
      storySort: {
        // Storybook parses this statically, so spreads do not work.
        // biome-ignore format: one line for each group
        order: [
          'ui-kit', ['Welcome', 'Contract', 'Tokens', 'Theming'],
          'Feedback', 'Consent', 'Portal', 'API reference', 'Migration',
        ],
      },
    },
    controls: { expanded: true },
    viewport: {
      options: Object.fromEntries(
        [320, 390, 680, 1200, 1600].map((width) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } },
        ]),
      ),
    },
  },
};

export default preview;
