import { openingHours } from '@forsikring/api-client/insurer';
import { brandFiles } from './brandFiles';
import { overviewConfig } from './overviewContent';

const INSURER = 'Fjordtrygd Forsikring AS';

/** The distributors of the demo: invented names for real short names. */
export const distributors = brandFiles.map(({ shortname, name, ...demo }) => ({
  shortname,
  name,
  theme: shortname,
  logo: shortname,
  contact: {
    navn: `${name} kundesenter`,
    telefon: '21 00 00 00',
    epost: `kundesenter@${demo.domain}`,
    domene: demo.domain,
  },
  demo,
}));

/** A distributor in the demo. */
export type Distributor = (typeof distributors)[number];

/** Returns the distributor with this short name. */
export const distributorOf = (shortname: string | undefined): Distributor | undefined =>
  distributors.find((candidate) => candidate.shortname === shortname);

/** The path that replaces Mixpanel's host in the portal's configuration. */
export const TRACKING_PATH = '/demo/mixpanel';

/** Where the portal posts the receipts of choices in its consent banner. */
export const RECEIPTS_PATH = '/demo/samtykkelogg';

/** The origins of the portal and the login page of one demo. */
export interface DemoOrigins {
  portal: string;
  login: string;
}

/** Creates the portal's `config.json` for a distributor. */
export function portalConfig(distributor: Distributor, origins: DemoOrigins) {
  const { contact, demo, ...brand } = distributor;
  return {
    apiHost: '',
    unauthorizedUrl: '/logg-inn',
    timeoutUrl: '/logget-ut',
    logoutUrl: '/logget-ut',
    loginUrl: '/logg-inn',
    jumpUrl: '/demo/skadesaker',
    jumpFallbackUrl: '/privat/forsikring/skade',
    eikaDetailsUrl: `${origins.portal}/demo/partner/detaljer`,
    reportClaimUrl: `${origins.portal}/demo/meld-skade`,
    maintenanceCalendarUrl: `${origins.portal}/demo/vedlikeholdskalender`,
    healthDeclarationUrl: '/privat/forsikring/helseerklaering',
    acceptOffersUrl: '/privat/forsikring/aksepter-tilbud',
    priceComparisonUrl: 'https://www.finansportalen.no/',
    privacyUrl: '/privat/forsikring/personvern',
    consentLogUrl: RECEIPTS_PATH,
    analytics: { token: 'demo', apiHost: TRACKING_PATH },
    features: { 'nysalg-skade': 'true', 'direkte-innlogging': 'true' },
    distributor: {
      ...brand,
      insurer: INSURER,
      organizationNumber: '987\u00a0654\u00a0321',
      info: {
        loggUtUrl: '/logget-ut',
        // Customers without a bank have no bank home.
        ...(demo.bank && {
          nettbankUrl: '/demo/nettbank',
          bankHomeUrls: { MOBILBANK: '/demo/mobilbank' },
        }),
      },
      ...overviewConfig(demo, origins.portal),
      kontaktinfo: {
        ...contact,
        apningstider: openingHours,
      },
    },
    trustedHosts: origins.login === origins.portal ? [] : [new URL(origins.login).host],
    optInCookieNames: ['sb1-optin-v3'],
    optInDialogOrigins: [],
  };
}
