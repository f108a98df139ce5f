import { consentState } from '../../core/consentCategories';
import { type ConsentRule, cookieNames, readConsent } from '../../core/consentRule';
import { cookieValues } from '../../core/cookieValues';

/** A cookie that decides, and what it alone would answer. */
export interface DecidingCookie {
  name: string;
  /** As it was sent; undefined where it is missing. */
  value?: string;
  state: string;
}

/** Which cookies decide by a rule, what they hold, and what each says. */
export function explainConsent(rule: ConsentRule, cookies: string): DecidingCookie[] {
  const stateOf = (cookie: string) => consentState(readConsent(rule, cookie));
  return cookieNames(rule).flatMap((name) => {
    const values = cookieValues(cookies, name);
    if (values.length === 0) return [{ name, state: stateOf('') }];
    return values.map((value) => ({ name, value, state: stateOf(`${name}=${value}`) }));
  });
}
