import { distributors } from '../../apps/demo-api/src/distributors/distributors';
import { BRANDS } from '../../apps/portal/src/platform/branding/brands';

const nameOf = (brand: string) => distributors.find(({ theme }) => theme === brand)?.name ?? brand;

/** The brands with the names of their distributors: `{ value: 'sb1', title: 'Demobanken' }`. */
export const brandItems = BRANDS.map((value) => ({ value, title: nameOf(value) }));

/** What the toolbar sets for every story. Each menu shows what is selected, in words. */
export const globalTypes = {
  brand: {
    description: 'Distributør: merke og innhold',
    toolbar: { title: 'Distributør', icon: 'paintbrush', dynamicTitle: true, items: brandItems },
  },
  language: {
    description: 'Språket i komponentenes egne tekster',
    toolbar: {
      title: 'Språk',
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
    description: 'Lys eller mørk',
    toolbar: {
      title: 'Modus',
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Lys' },
        { value: 'dark', title: 'Mørk' },
      ],
    },
  },
  text: {
    description: 'Tekststørrelse på rotelementet',
    toolbar: {
      title: 'Tekst',
      icon: 'paragraph',
      dynamicTitle: true,
      items: ['100', '130', '150', '200'].map((value) => ({ value, title: `Tekst ${value} %` })),
    },
  },
  colors: {
    description: 'Tvungne farger, tilnærmet',
    toolbar: {
      title: 'Farger',
      icon: 'eye',
      dynamicTitle: true,
      items: [
        { value: 'own', title: 'Egne farger' },
        { value: 'forced', title: 'Tvungne farger' },
      ],
    },
  },
};

/** What the toolbar shows from the start. */
export const initialGlobals = {
  brand: 'sb1',
  language: 'nb',
  scheme: 'light',
  text: '100',
  colors: 'own',
};
