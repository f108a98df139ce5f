import { type Consent, createConsent } from '../core/createConsent';

const cookieOf = (statistics?: string) =>
  statistics ? `fremtind-cookie-consent={"statistics":"${statistics}"}` : '';

/** A visitor of the direct channel, whose consent the test changes. */
export function createVisitor(statistics?: string): {
  consent: Consent;
  choose: (statistics?: string) => void;
} {
  let cookies = cookieOf(statistics);
  const consent = createConsent({
    rule: { kind: 'choices', cookie: 'fremtind-cookie-consent' },
    readCookies: () => cookies,
    schedule: () => () => {},
  });
  return {
    consent,
    choose(statistics) {
      cookies = cookieOf(statistics);
      consent.refresh();
    },
  };
}
