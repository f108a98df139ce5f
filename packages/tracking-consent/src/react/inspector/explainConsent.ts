import { consentState } from '../../core/consentCategories';
import { consentSource, decidingCookies } from '../../core/consentSource';
import { cookieValues } from '../../core/cookieValues';

/** A cookie that decides, and what it alone would answer. */
export interface DecidingCookie {
  name: string;
  /** As it was sent; undefined where it is missing. */
  value?: string;
  state: string;
}

/** Which cookies decide for a distributor, what they hold, and what each says. */
export function explainConsent(
  distributor: string,
  optInCookieNames: readonly string[],
  cookies: string,
): DecidingCookie[] {
  const source = consentSource(distributor, optInCookieNames);
  return decidingCookies(distributor, optInCookieNames).flatMap((name) => {
    const values = cookieValues(cookies, name);
    if (values.length === 0) return [{ name, state: consentState(source('')) }];
    return values.map((value) => ({
      name,
      value,
      state: consentState(source(`${name}=${value}`)),
    }));
  });
}
