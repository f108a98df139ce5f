import { defineElement } from '@forsikring/foundation/element/pageElement';
import { options } from 'preact';
import type { ConsentEventMap } from './elementProps';
import { ForsikringConsent } from './ForsikringConsent';

export type { ConsentChoices, ConsentReceipt } from '../browser/saveConsent';
export type { AskedCategory, ConsentCategories } from '../core/consentCategories';
export type { ErasedCookies, OthersCookie } from '../core/consentRule';
export type { Consent } from '../core/createConsent';
export { openConsentSettings } from '../react/dialog/settingsOpen';
export type { ConsentTexts } from '../texts/consent.texts';
export type {
  ConsentAttributes,
  ConsentChange,
  ConsentElementProps,
  ConsentEventMap,
  ConsentHidden,
  ConsentProperties,
} from './elementProps';
export { ForsikringConsent };

defineElement('forsikring-consent', ForsikringConsent, options);

declare global {
  interface DocumentEventMap extends ConsentEventMap {}
  interface WindowEventMap extends ConsentEventMap {}
  interface HTMLElementEventMap extends ConsentEventMap {}
  interface HTMLElementTagNameMap {
    'forsikring-consent': ForsikringConsent;
  }
}
