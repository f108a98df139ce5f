import { logOnce } from '@forsikring/foundation/logOnce';
import { useEffect } from 'react';
import { consentProblem } from '../../browser/saveConsent';
import type { Consent } from '../../core/createConsent';

/** Whether the banner and the settings can store the choices of this consent. If not, logs why. */
export function useIsServed(consent: Pick<Consent, 'rule'>): boolean {
  const problem = consentProblem(consent);
  useEffect(() => {
    // In production too: a page without its banner must say why.
    if (problem !== undefined) logOnce(`@forsikring/tracking-consent: ${problem}`);
  }, [problem]);
  return problem === undefined;
}
