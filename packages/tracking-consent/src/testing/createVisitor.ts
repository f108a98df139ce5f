import { type Consent, createConsent } from '../core/createConsent';

const cookieOf = (statistics?: string) =>
  statistics ? `fremtind-cookie-consent={"statistics":"${statistics}"}` : '';

/** A visitor of the direct channel, whose consent the test changes. */
export function createVisitor(answered?: string): {
  consent: Consent;
  answer: (statistics?: string) => void;
} {
  let cookies = cookieOf(answered);
  const consent = createConsent({
    rule: { kind: 'choices', cookie: 'fremtind-cookie-consent' },
    readCookies: () => cookies,
    schedule: () => () => {},
  });
  return {
    consent,
    answer(statistics) {
      cookies = cookieOf(statistics);
      consent.refresh();
    },
  };
}
