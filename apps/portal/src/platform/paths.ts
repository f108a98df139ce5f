/** The portal's base path on its host. */
export const BASE_PATH = '/privat/forsikring/oversikt';

/** The pages of the portal, below `BASE_PATH`. */
export const paths = {
  overview: '/',
  jump: '/jump/seopp/skadesaker',
  purchase: '/kjopsinnganger',
  profile: '/forsikringsprofil',
  offers: '/tilbud',
  payment: '/betaling',
  otherInsurances: '/andre-forsikringer',
  receipt: '/kvittering',
  error: '/feil/:type',
  block: '/sperre/:type',
} as const;

/** The types of `paths.error`. */
export const errorTypes = [
  'generell',
  'utilgjengelig',
  'avsluttForsikring',
  'alleredeAvsluttet',
  'finnes',
  'kanIkkeSeForsikringPaaNett',
] as const;

/** The types of `paths.block`. */
export const blockTypes = ['under18', 'generell', 'lo', 'uonsket', 'utenlandskBosted'] as const;

/** The base path of the insurer's other pages, outside the portal. */
export const INSURANCE_PATH = '/privat/forsikring';

/** The insurer's open pages, which need no session. */
export const OPEN_PAGES_PATH = `${INSURANCE_PATH}/skade`;
