import { openingHours } from '@forsikring/api-client/insurer';
import { overviewConfig } from './overviewContent';

/** A distributor in the demo: an invented name for a real short name. */
export interface Distributor {
  shortname: string;
  name: string;
  theme: string;
  logo: string;
  /** Whether the login page is on the portal's own origin. */
  ownLogin?: boolean;
  contact: { navn: string; telefon: string; epost: string; domene: string };
}

const INSURER = 'Fjordtrygd Forsikring AS';

function distributor(shortname: string, name: string, domene: string): Distributor {
  return {
    shortname,
    name,
    theme: shortname,
    logo: shortname,
    contact: {
      navn: `${name} kundesenter`,
      telefon: '21 00 00 00',
      epost: `kundesenter@${domene}`,
      domene,
    },
  };
}

/** The distributors of the demo. */
export const distributors: Distributor[] = [
  distributor('sb1', 'Demobanken', 'demobanken.example'),
  distributor('eika', 'Granbanken', 'granbanken.example'),
  distributor('fremtind', 'Fjordtrygd', 'fjordtrygd.example'),
  distributor('none', 'Fjordtrygd Direkte', 'direkte.fjordtrygd.example'),
  { ...distributor('fana', 'Havnebanken', 'havnebanken.example'), ownLogin: true },
  distributor('more', 'Solbanken', 'solbanken.example'),
  distributor('lofavor', 'Medlemsfordel', 'medlem.fjordtrygd.example'),
  distributor('fjell', 'Fjellbanken', 'fjellbanken.example'),
];

/** The distributors that are not banks. */
const DIRECT = ['fremtind', 'none', 'lofavor'];

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
  const { contact, ownLogin: _, ...brand } = distributor;
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
        ...(!DIRECT.includes(distributor.shortname) && {
          nettbankUrl: '/demo/nettbank',
          bankHomeUrls: { MOBILBANK: '/demo/mobilbank' },
        }),
      },
      ...overviewConfig(distributor.shortname, origins.portal),
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
