import type { TextsOf } from '../texts/TextsProvider';

/** The footer's own texts. */
export interface FooterTexts {
  openingHours: string;
  phone: string;
  email: string;
  privacy: string;
  cookieSettings: string;
}

export const footerTexts: TextsOf<FooterTexts> = {
  nb: {
    openingHours: 'Åpningstider',
    phone: 'Telefon',
    email: 'E-post',
    privacy: 'Personvern og informasjonskapsler',
    cookieSettings: 'Innstillinger for informasjonskapsler',
  },
  nn: {
    openingHours: 'Opningstider',
    phone: 'Telefon',
    email: 'E-post',
    privacy: 'Personvern og informasjonskapslar',
    cookieSettings: 'Innstillingar for informasjonskapslar',
  },
  en: {
    openingHours: 'Opening hours',
    phone: 'Phone',
    email: 'E-mail',
    privacy: 'Privacy and cookies',
    cookieSettings: 'Cookie settings',
  },
};
