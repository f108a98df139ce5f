import { consentTexts, UNINTENDED } from '@forsikring/api-client/insurer';
import { type CallHandlers, problem } from '../app/addCalls';

/** The postal codes of the demo's addresses, and a few with a leading zero. */
const postalCodes = [
  { kode: '0150', navn: 'OSLO' },
  { kode: '0580', navn: 'OSLO' },
  { kode: '1350', navn: 'LOMMEDALEN' },
  { kode: '5003', navn: 'BERGEN' },
  { kode: '7010', navn: 'TRONDHEIM' },
  { kode: '9050', navn: 'STORSTEINNES' },
  { kode: '9100', navn: 'KVALØYSLETTA' },
];

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const NOT_FOUND = () => problem(404, 'FINNES_IKKE', 'Kunden finnes ikke');
const REFUSED = () => problem(400, 'UKJENT', 'Endringen ble avvist');

const consentCode = (approved: boolean) => (approved ? 'AUTHORIZED' : 'NOT_AUTHORIZED');

/** The calls about the customer, and those that change their data. */
export const profileCalls = {
  getCustomer: (c) => c.get('customer').profile,
  updateContact: (c, change) => {
    const { profile, refusesWrites } = c.get('customer');
    if (!profile.niceKundenummer) return problem(400, 'UKJENT', 'Kunden har ikke kundenummer');
    if ('epostAdresse' in change && (refusesWrites || !EMAIL.test(change.epostAdresse))) {
      return problem(400, 'UGYLDIG_MAILADRESSE', 'E-postadressen er ikke gyldig');
    }
    if ('mobilNummer' in change && (refusesWrites || !/^\d{8}$/.test(change.mobilNummer))) {
      return problem(400, 'UGYLDIG_MOBILNR', 'Mobilnummeret er ikke gyldig');
    }
    profile.kontaktInformasjon = { ...profile.kontaktInformasjon, ...change };
    return undefined;
  },

  getLegacyCustomer: (c) => c.get('customer').legacy ?? NOT_FOUND(),
  updateLegacyContact: (c, change) => {
    const { legacy, refusesWrites } = c.get('customer');
    if (!legacy?.eksisterer) return NOT_FOUND();
    if (refusesWrites || !EMAIL.test(change.epost)) {
      return problem(400, 'UGYLDIG_MAILADRESSE', 'E-postadressen er ikke gyldig');
    }
    if (change.telefon !== undefined && !/^\d{8}$/.test(change.telefon)) {
      return problem(400, 'UGYLDIG_MOBILNR', 'Mobilnummeret er ikke gyldig');
    }
    Object.assign(legacy, change);
    return undefined;
  },

  getAddresses: (c) => ({ kundeadresser: c.get('customer').addresses }),
  getPostalCodes: () => ({ postnummerList: postalCodes }),
  refreshAddress: (c) => {
    const customer = c.get('customer');
    if (customer.refusesWrites) return REFUSED();
    customer.addresses = [
      { isFolkreregistrert: true, gatenavn: 'Registerveien', gatenummer: '1', postnummer: '0150' },
    ];
    return undefined;
  },

  getConsentTexts: (c) => ({ samtykketekster: consentTexts(c.req.query('bankkunde') === 'true') }),
  updateConsent: (c, change) => {
    const { profile, refusesWrites } = c.get('customer');
    if (refusesWrites) return REFUSED();
    profile.samtykker = {
      ...profile.samtykker,
      ...('marketingConsentApproved' in change
        ? { marketingConsent: consentCode(change.marketingConsentApproved) }
        : { crossDomainConsent: consentCode(change.crossDomainConsentApproved) }),
    };
    return undefined;
  },

  getReservation: (c) => ({ harReservasjon: c.get('customer').reserved }),
  setReservation: (c, { harReservasjon }) => {
    const customer = c.get('customer');
    if (customer.refusesWrites) return REFUSED();
    customer.reserved = harReservasjon;
    return undefined;
  },

  sendFeedback: (c, feedback) => {
    const { refusesWrites, feedback: received } = c.get('customer');
    if (refusesWrites) return REFUSED();
    const key = c.req.header('Idempotency-Key') ?? crypto.randomUUID();
    // Intended feedback outranks unintended feedback, in either order of arrival.
    if (key.endsWith(UNINTENDED) && received.has(key.slice(0, -UNINTENDED.length)))
      return undefined;
    received.delete(key + UNINTENDED);
    // The latest attempt replaces an earlier one.
    received.set(key, { ...feedback, receivedAt: Date.now() });
    return undefined;
  },
} satisfies Partial<CallHandlers>;
