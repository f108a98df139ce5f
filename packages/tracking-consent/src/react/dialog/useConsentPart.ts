import { logOnce } from '@forsikring/foundation/logOnce';
import { useEffect, useState } from 'react';
import { consentProblem, saveConsent } from '../../browser/saveConsent';
import type { Consent } from '../../core/createConsent';
import type { ConsentPartProps } from './ConsentBanner';
import { shownTexts } from './shownTexts';

/** Whether the banner and the settings can store the choices of this consent. If not, logs why. */
export function useIsServed(consent: Pick<Consent, 'rule'>): boolean {
  const problem = consentProblem(consent);
  useEffect(() => {
    // In production too: a page without its banner must say why.
    if (problem !== undefined) logOnce(`@forsikring/tracking-consent: ${problem}`);
  }, [problem]);
  return problem === undefined;
}

/** The texts of the banner or the settings, and the function that saves a choice and then closes the part. */
export function useConsentPart(
  { consent, language, texts, onChoice }: ConsentPartProps,
  close: () => void,
) {
  const { text, asked } = shownTexts(consent, language, texts);
  const [failed, setFailed] = useState(false);
  const save = (isGranted: (name: string) => boolean) => {
    const choices = asked.map(({ name }) => [name, isGranted(name)]);
    const receipt = saveConsent(consent, Object.fromEntries(choices), text);
    setFailed(!receipt.stored);
    if (receipt.stored) close();
    onChoice?.(receipt);
  };
  /** `failed`: whether the browser did not store the last choice. */
  return { text, asked, failed, save };
}
