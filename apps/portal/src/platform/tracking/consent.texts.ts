import { mixpanelNb } from '@forsikring/tracking-consent/mixpanel';

/** The texts of the consent that the portal replaces: the receiver of statistics, the login, and how long a choice is stored. */
export const texts = {
  ...mixpanelNb,
  intro:
    'Velg hva vi kan bruke informasjonskapsler til. Valget gjelder i denne nettleseren i inntil ett år.',
  functionalText: 'Holder deg innlogget, og husker valget du tar her.',
};
