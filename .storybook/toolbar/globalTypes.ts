import type { Preview } from '@storybook/react-vite';
import { brands } from '../../apps/portal/src/platform/branding/brands';

/** The brands with the names of their distributors: `{ value: 'sb1', title: 'Demobanken' }`. */
export const brandItems = brands.map(({ shortname, name }) => ({ value: shortname, title: name }));

/** The settings of the toolbar for every story. Each menu shows its selection in words. */
export const globalTypes: Preview['globalTypes'] = {
  brand: {
    description: 'Distributor: brand and content',
    toolbar: { title: 'Distributor', icon: 'paintbrush', dynamicTitle: true, items: brandItems },
  },
  language: {
    description: "The language of the parts' own texts",
    toolbar: {
      title: 'Language',
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'nb', title: 'Bokmål' },
        { value: 'nn', title: 'Nynorsk' },
        { value: 'en', title: 'English' },
      ],
    },
  },
  scheme: {
    description: 'Light or dark',
    toolbar: {
      title: 'Mode',
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
      ],
    },
  },
  text: {
    description: 'Text size of the root element',
    toolbar: {
      title: 'Text',
      icon: 'paragraph',
      dynamicTitle: true,
      items: ['100', '130', '150', '200'].map((value) => ({ value, title: `Text ${value} %` })),
    },
  },
  colors: {
    description: 'Forced colours, approximately',
    toolbar: {
      title: 'Colours',
      icon: 'eye',
      dynamicTitle: true,
      items: [
        { value: 'own', title: 'Own colours' },
        { value: 'forced', title: 'Forced colours' },
      ],
    },
  },
};

/** The initial settings of the toolbar. */
export const initialGlobals = {
  brand: 'sb1',
  language: 'nb',
  scheme: 'light',
  text: '100',
  colors: 'own',
};
