import '@forsikring/feedback-widget/styles.css';
import '../apps/portal/src/styles.css';
// After the portal's, which has some of these rules: the order of the whole kit counts.
import '@forsikring/ui-kit/styles.css';
// Last again: the kit's neutral values would win over the brands, which have the same specificity.
import './allBrands';
import './docs.css';
import type { Loader, Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { lazy, Suspense } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { configure } from 'storybook/test';
import { checkDarkContrast } from './checkDarkContrast';
import { startMockWorker } from './startMockWorker';
import { globalTypes, initialGlobals } from './toolbar/globalTypes';
import { withToolbar } from './toolbar/withToolbar';

// The first story of a file waits for its code to load.
configure({ asyncUtilTimeout: 10_000 });

// Story tests never show a docs page, and its blocks are large.
const PartPage = lazy(() => import('./part-page/PartPage'));
const DocsPage = () => (
  <Suspense>
    <PartPage />
  </Suspense>
);

const mockResponses = mswLoader(startMockWorker);
let mocksResponses = false;
/** Starts the worker for the first story with responses, and keeps it. A page of a part needs none. */
const loadMockWorker: Loader = (context) => {
  mocksResponses ||= context.parameters.msw !== undefined;
  return mocksResponses ? mockResponses(context) : {};
};

// Loads while the first story does: no story is shown in a fallback font, and each can have another brand.
const fontsShown = Promise.all(
  [...document.fonts]
    .filter(({ family, unicodeRange }) => /Variable/.test(family) && unicodeRange === 'U+0-10FFFF')
    .map((face) => face.load()),
);

/** Lets people type text where a prop takes a node, and shows a default as its docstring has it. */
const tidyArgTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, defaultValue } = argType.table ?? {};
      const summary = defaultValue?.summary?.replace(/^"(.*)"$/, '$1');
      const tidied = {
        ...argType,
        ...(type?.summary === 'ReactNode' && { control: { type: 'text' } as const }),
        ...(summary && { table: { ...argType.table, defaultValue: { summary } } }),
      };
      return [name, tidied];
    }),
  );

const preview: Preview = {
  argTypesEnhancers: [tidyArgTypes],
  loaders: [loadMockWorker, () => fontsShown],
  decorators: [withToolbar],
  globalTypes,
  initialGlobals,
  // At night only: the check of brands computes the contrast of each pair of colours, also of dark ones.
  ...(import.meta.env.MODE === 'soak' && { afterEach: checkDarkContrast }),
  parameters: {
    a11y: { test: 'error' },
    docs: { page: DocsPage },
    layout: 'padded',
    options: {
      storySort: {
        // Storybook parses this statically, so spreads do not work.
        // biome-ignore format: one line for each group
        order: [
          'Start', ['Welcome', 'Make a brand', 'Visual review'],
          'Foundation', ['Tokens', 'Contrast', 'Motion', 'Tokens for design tools', 'Theming', 'Texts', 'Illustrations', 'Icons', 'Logos', 'States', 'All parts', 'All brands'],
          'Actions', 'Forms', 'Feedback', 'Navigation', 'Layout', 'Patterns',
          'Consent', ['When to ask'],
          'Feedback widget', ['When to use it'],
          'Pages', 'Development', ['Contract', 'Configuration'],
        ],
      },
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    viewport: {
      options: Object.fromEntries(
        [320, 390, 768, 1280, 1920].map((width) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } },
        ]),
      ),
    },
  },
};

export default preview;
