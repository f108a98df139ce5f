import type { TextsOf } from '../texts/TextsProvider';

/** The navigation's own texts. */
export interface NavTexts {
  /** The name of the landmark. */
  label: string;
  /** The button of `NavMenu`. */
  menu: string;
  /** What the button shows while the menu is open. */
  close: string;
  /** The button's accessible name while the menu is open. Contains `close` (WCAG 2.2, 2.5.3). */
  closeLabel: string;
}

export const navTexts: TextsOf<NavTexts> = {
  nb: { label: 'Hovedmeny', menu: 'Meny', close: 'Lukk', closeLabel: 'Lukk meny' },
  nn: { label: 'Hovudmeny', menu: 'Meny', close: 'Lukk', closeLabel: 'Lukk meny' },
  en: { label: 'Main menu', menu: 'Menu', close: 'Close', closeLabel: 'Close menu' },
};
