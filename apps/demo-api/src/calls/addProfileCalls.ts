import { calls, type SiteFeedback } from '@forsikring/api-client/contract';
import type { Hono } from 'hono';
import type { InferInput } from 'valibot';
import { callRoute, problem } from '../app/callRoute';
import type { DemoContext, DemoEnv } from '../app/DemoEnv';
import { consentTexts } from '../customers/consentTexts';

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

type ContactBody = { epostAdresse?: string; mobilNummer?: string };
type Feedback = InferInput<typeof SiteFeedback>;
type ConsentBody = { marketingConsentApproved?: boolean; crossDomainConsentApproved?: boolean };

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const NOT_FOUND = () => problem(404, 'FINNES_IKKE', 'Kunden finnes ikke');
const REFUSED = () => problem(400, 'UKJENT', 'Endringen ble avvist');

/** Adds the calls about the customer, and those that change their data. */
export function addProfileCalls(app: Hono<DemoEnv>, context: DemoContext): void {
  callRoute(app, context, calls.getCustomer, (c) => c.get('customer').profile);
  callRoute(app, context, calls.updateContact, (c, body) => {
    const { profile, refusesWrites } = c.get('customer');
    const { epostAdresse, mobilNummer } = body as ContactBody;
    if (!profile.niceKundenummer) return problem(400, 'UKJENT', 'Kunden har ikke kundenummer');
    if (epostAdresse !== undefined && (refusesWrites || !EMAIL.test(epostAdresse))) {
      return problem(400, 'UGYLDIG_MAILADRESSE', 'E-postadressen er ikke gyldig');
    }
    if (mobilNummer !== undefined && (refusesWrites || !/^\d{8}$/.test(mobilNummer))) {
      return problem(400, 'UGYLDIG_MOBILNR', 'Mobilnummeret er ikke gyldig');
    }
    profile.kontaktInformasjon = { ...profile.kontaktInformasjon, ...(body as ContactBody) };
    return undefined;
  });

  callRoute(app, context, calls.getLegacyCustomer, (c) => c.get('customer').legacy ?? NOT_FOUND());
  callRoute(app, context, calls.updateLegacyContact, (c, body) => {
    const { legacy, refusesWrites } = c.get('customer');
    const { epost, telefon } = body as { epost: string; telefon?: string };
    if (!legacy?.eksisterer) return NOT_FOUND();
    if (refusesWrites || !EMAIL.test(epost)) {
      return problem(400, 'UGYLDIG_MAILADRESSE', 'E-postadressen er ikke gyldig');
    }
    if (telefon !== undefined && !/^\d{8}$/.test(telefon)) {
      return problem(400, 'UGYLDIG_MOBILNR', 'Mobilnummeret er ikke gyldig');
    }
    Object.assign(legacy, body);
    return undefined;
  });

  callRoute(app, context, calls.getAddresses, (c) => ({
    kundeadresser: c.get('customer').addresses,
  }));
  callRoute(app, context, calls.getPostalCodes, () => ({ postnummerList: postalCodes }));
  callRoute(app, context, calls.refreshAddress, (c) => {
    const customer = c.get('customer');
    if (customer.refusesWrites) return REFUSED();
    customer.addresses = [
      { isFolkreregistrert: true, gatenavn: 'Registerveien', gatenummer: '1', postnummer: '0150' },
    ];
    return undefined;
  });

  callRoute(app, context, calls.getConsentTexts, (c) => ({
    samtykketekster: consentTexts(c.req.query('bankkunde') === 'true'),
  }));
  callRoute(app, context, calls.updateConsent, (c, body) => {
    const { profile, refusesWrites } = c.get('customer');
    const { marketingConsentApproved, crossDomainConsentApproved } = body as ConsentBody;
    if (refusesWrites) return REFUSED();
    profile.samtykker = {
      ...profile.samtykker,
      ...(marketingConsentApproved !== undefined && {
        marketingConsent: consentCode(marketingConsentApproved),
      }),
      ...(crossDomainConsentApproved !== undefined && {
        crossDomainConsent: consentCode(crossDomainConsentApproved),
      }),
    };
    return undefined;
  });

  callRoute(app, context, calls.getReservation, (c) => ({
    harReservasjon: c.get('customer').reserved,
  }));
  callRoute(app, context, calls.setReservation, (c, body) => {
    const customer = c.get('customer');
    if (customer.refusesWrites) return REFUSED();
    customer.reserved = (body as { harReservasjon: boolean }).harReservasjon;
    return undefined;
  });

  callRoute(app, context, calls.sendFeedback, (c, body) => {
    const { refusesWrites, feedback } = c.get('customer');
    if (refusesWrites) return REFUSED();
    const key = c.req.header('Idempotency-Key') ?? crypto.randomUUID();
    // Intended feedback outranks unintended feedback, in either order of arrival.
    if (key.endsWith(UNINTENDED) && feedback.has(key.slice(0, -UNINTENDED.length)))
      return undefined;
    feedback.delete(key + UNINTENDED);
    // The latest attempt replaces an earlier one.
    feedback.set(key, body as Feedback);
    return undefined;
  });
}

/** The suffix of the key when the feedback was sent because the visitor left, not by a press on Send. */
const UNINTENDED = '-unintended';

const consentCode = (approved: boolean) => (approved ? 'AUTHORIZED' : 'NOT_AUTHORIZED');
