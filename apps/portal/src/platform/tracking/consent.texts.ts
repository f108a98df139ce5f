import { mixpanelNb } from '@forsikring/tracking-consent/mixpanel';

/**
 * The texts of the consent that the portal replaces: the receiver of statistics, the login, how long a choice is stored, and
 * titles with a long word, which gets a soft hyphen.
 */
export const texts = {
  ...mixpanelNb,
  bannerTitle: 'Er det greit at vi bruker informasjonskapsler?',
  title: 'Informasjonskapsler',
  intro:
    'Velg hva vi kan bruke informasjonskapsler til. Valget gjelder i denne nettleseren i inntil ett år.',
  functionalText: 'Holder deg innlogget, og husker valget du tar her.',
};
