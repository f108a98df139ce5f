import { cookieValues } from '@forsikring/foundation/http/cookieValues';
import { consentState } from '../../core/consentCategories';
import { type ConsentRule, cookieNames, readConsent } from '../../core/consentRule';

/** A cookie that a rule reads, and the state that this cookie alone would give. */
export interface DecidingCookie {
  name: string;
  /** The value as sent; undefined when the cookie is missing. */
  value?: string;
  state: string;
}

/** The cookies that a rule reads, their values, and the state that each one gives. */
export function explainConsent(rule: ConsentRule, cookies: string): DecidingCookie[] {
  const stateOf = (cookie: string) => consentState(readConsent(rule, cookie));
  return cookieNames(rule).flatMap((name) => {
    const values = cookieValues(cookies, name);
    if (values.length === 0) return [{ name, state: stateOf('') }];
    return values.map((value) => ({ name, value, state: stateOf(`${name}=${value}`) }));
  });
}
