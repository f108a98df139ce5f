import '@forsikring/ui-kit/styles.css';
import '@forsikring/feedback-widget/styles.css';
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { withBrand } from './withBrand';

const preview: Preview = {
  loaders: [mswLoader()],
  decorators: [withBrand],
  globalTypes: {
    brand: {
      description: 'Distributor',
      toolbar: {
        title: 'Distributør',
        icon: 'paintbrush',
        items: ['none', 'sb1', 'eika', 'fremtind'],
        dynamicTitle: true,
      },
    },
    scheme: {
      description: 'Light or dark',
      toolbar: { title: 'Modus', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { brand: 'none', scheme: 'light' },
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    controls: { expanded: true },
  },
};

export default preview;
