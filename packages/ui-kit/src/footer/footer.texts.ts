import type { TextsOf } from '../texts/TextsProvider';

/** What the footer says by itself. */
export interface FooterTexts {
  openingHours: string;
  phone: string;
  email: string;
  privacy: string;
  cookieSettings: string;
  priceComparison: string;
  priceComparisonLink: string;
}

export const footerTexts: TextsOf<FooterTexts> = {
  nb: {
    openingHours: 'Åpningstider',
    phone: 'Telefon',
    email: 'E-post',
    privacy: 'Personvern og informasjonskapsler',
    cookieSettings: 'Innstillinger for informasjonskapsler',
    priceComparison: 'Du kan sammenligne prisene våre med priser fra andre selskaper på',
    priceComparisonLink: 'Finansportalen',
  },
  nn: {
    openingHours: 'Opningstider',
    phone: 'Telefon',
    email: 'E-post',
    privacy: 'Personvern og informasjonskapslar',
    cookieSettings: 'Innstillingar for informasjonskapslar',
    priceComparison: 'Du kan samanlikne prisane våre med prisar frå andre selskap på',
    priceComparisonLink: 'Finansportalen',
  },
  en: {
    openingHours: 'Opening hours',
    phone: 'Phone',
    email: 'E-mail',
    privacy: 'Privacy and cookies',
    cookieSettings: 'Cookie settings',
    priceComparison: 'You can compare our prices with those of other companies at',
    priceComparisonLink: 'Finansportalen',
  },
};
