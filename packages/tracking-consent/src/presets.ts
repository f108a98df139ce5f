import type { ConsentRule } from './core/consentRule';

/** The bank's consent level, from 1 up; 2 allows statistics. */
const level: ConsentRule = { kind: 'level', cookie: 'kfp-clvl', granted: '2' };

/** The consent of visitors of the direct channel. `ConsentBanner` writes it. */
const choices: ConsentRule = { kind: 'choices', cookie: 'fremtind-cookie-consent' };

/**
 * The rule for the consent cookie of a distributor, by the distributor's short name. `none` is the direct
 * channel.
 *
 * @param optInCookieNames names of the opt-in cookie, for the distributors that use it
 */
export function fremtindConsentRule(
  distributor: string,
  optInCookieNames: readonly string[] = ['sb1-optin-v3'],
): ConsentRule {
  if (distributor === 'sb1' || distributor === 'eika') return level;
  return distributor === 'none' ? choices : { kind: 'letters', cookies: optInCookieNames };
}
