import { logOnce } from '@forsikring/foundation/logOnce';
import { useEffect, useState } from 'react';
import { type ConsentReceipt, consentProblem, saveConsent } from '../../browser/saveConsent';
import type { Consent } from '../../core/createConsent';
import type { ConsentTexts } from '../../texts/consent.texts';
import { shownTexts } from './shownTexts';

/** Props of both banner and settings. */
export interface ConsentPartProps {
  /** The consent whose cookie is written. With a rule of another kind than `choices`, nothing is shown and an error is logged. */
  consent: Pick<
    Consent,
    'rule' | 'categories' | 'texts' | 'getState' | 'getCategories' | 'subscribe' | 'refresh'
  >;
  /** The texts of a language: `nb`, `nn` or `en`. @default nb */
  language?: ConsentTexts | undefined;
  /** Replaces individual texts of this part, also those of the consent, whose `texts` hold for both parts. Give them a `version`, so that receipts name what visitors read. */
  texts?: Partial<ConsentTexts> | undefined;
  /** Address of the page that explains what is stored and who receives it. @default no link */
  privacyHref?: string | undefined;
  /** Receives the receipt of each choice that the visitor makes here, after it was written. */
  onChoice?: ((receipt: ConsentReceipt) => void) | undefined;
  /**
   * Called when the part is open but cannot be seen, e.g. because an ad blocker hides it. Hidden settings are closed before the
   * call. A hidden banner takes no room and no focus until the banner can be seen again.
   */
  onHidden?: (() => void) | undefined;
}

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
