import { isEmail } from '@forsikring/foundation/contact/email';
import type { CallHandlers } from '../CallHandlers';
import { UNINTENDED } from '../customers/Customer';
import { consentTexts } from '../customers/consentTexts';
import { problem } from '../problem';

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

const NOT_FOUND = () => problem(404, 'FINNES_IKKE', 'Kunden finnes ikke');
const REFUSED = () => problem(400, 'UKJENT', 'Endringen ble avvist');

const consentCode = (approved: boolean) => (approved ? 'AUTHORIZED' : 'NOT_AUTHORIZED');

const keyOf = (request: Request) => request.headers.get('Idempotency-Key') ?? crypto.randomUUID();

/** The calls about the customer, and those that change their data. */
export const profileCalls = {
  getCustomer: ({ customer }) => customer.profile,
  updateContact: ({ customer: { profile, refusesWrites } }, change) => {
    if (!profile.niceKundenummer) return problem(400, 'UKJENT', 'Kunden har ikke kundenummer');
    if ('epostAdresse' in change && (refusesWrites || !isEmail(change.epostAdresse))) {
      return problem(400, 'UGYLDIG_MAILADRESSE', 'E-postadressen er ikke gyldig');
    }
    if ('mobilNummer' in change && (refusesWrites || !/^\d{8}$/.test(change.mobilNummer))) {
      return problem(400, 'UGYLDIG_MOBILNR', 'Mobilnummeret er ikke gyldig');
    }
    profile.kontaktInformasjon = { ...profile.kontaktInformasjon, ...change };
    return undefined;
  },

  getLegacyCustomer: ({ customer }) => customer.legacy ?? NOT_FOUND(),
  updateLegacyContact: ({ customer: { legacy, refusesWrites } }, change) => {
    if (!legacy?.eksisterer) return NOT_FOUND();
    if (refusesWrites || !isEmail(change.epost)) {
      return problem(400, 'UGYLDIG_MAILADRESSE', 'E-postadressen er ikke gyldig');
    }
    if (change.telefon !== undefined && !/^\d{8}$/.test(change.telefon)) {
      return problem(400, 'UGYLDIG_MOBILNR', 'Mobilnummeret er ikke gyldig');
    }
    Object.assign(legacy, change);
    return undefined;
  },

  getAddresses: ({ customer }) => ({ kundeadresser: customer.addresses }),
  getPostalCodes: () => ({ postnummerList: postalCodes }),
  refreshAddress: ({ customer }) => {
    if (customer.refusesWrites) return REFUSED();
    customer.addresses = [
      { isFolkreregistrert: true, gatenavn: 'Registerveien', gatenummer: '1', postnummer: '0150' },
    ];
    return undefined;
  },

  getConsentTexts: ({ request }) => ({
    samtykketekster: consentTexts(new URL(request.url).searchParams.get('bankkunde') === 'true'),
  }),
  updateConsent: ({ customer: { profile, refusesWrites } }, change) => {
    if (refusesWrites) return REFUSED();
    profile.samtykker = {
      ...profile.samtykker,
      ...('marketingConsentApproved' in change
        ? { marketingConsent: consentCode(change.marketingConsentApproved) }
        : { crossDomainConsent: consentCode(change.crossDomainConsentApproved) }),
    };
    return undefined;
  },

  getReservation: ({ customer }) => ({ harReservasjon: customer.reserved }),
  setReservation: ({ customer }, { harReservasjon }) => {
    if (customer.refusesWrites) return REFUSED();
    customer.reserved = harReservasjon;
    return undefined;
  },

  sendFeedback: ({ customer: { refusesWrites, feedback: received }, request }, feedback) => {
    if (refusesWrites) return REFUSED();
    const key = keyOf(request);
    // Intended feedback outranks unintended feedback, in either order of arrival.
    if (key.endsWith(UNINTENDED) && received.has(key.slice(0, -UNINTENDED.length)))
      return undefined;
    received.delete(key + UNINTENDED);
    // The latest attempt replaces an earlier one.
    received.set(key, { ...feedback, receivedAt: Date.now() });
    return undefined;
  },
  sendFeedbackFollowup: ({ customer, request }, followup) => {
    if (customer.refusesWrites) return REFUSED();
    customer.followups ??= new Map();
    customer.followups.set(keyOf(request), { ...followup, receivedAt: Date.now() });
    return undefined;
  },
  sendFeedbackContact: ({ customer, request }, contact) => {
    if (customer.refusesWrites) return REFUSED();
    customer.contacts ??= new Map();
    customer.contacts.set(keyOf(request), { ...contact, receivedAt: Date.now() });
    return undefined;
  },
} satisfies Partial<CallHandlers>;
