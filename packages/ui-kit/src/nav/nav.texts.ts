import type { TextsOf } from '../texts/TextsProvider';

/** What the navigation says by itself. */
export interface NavTexts {
  /** The name of the landmark. */
  label: string;
  /** The button of `NavMenu`. */
  menu: string;
}

export const navTexts: TextsOf<NavTexts> = {
  nb: { label: 'Hovedmeny', menu: 'Meny' },
  nn: { label: 'Hovudmeny', menu: 'Meny' },
  en: { label: 'Main menu', menu: 'Menu' },
};
