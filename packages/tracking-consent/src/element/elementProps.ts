import type { ConsentReceipt } from '../browser/saveConsent';
import type { AskedCategory, ConsentCategories } from '../core/consentCategories';
import type { ErasedCookies } from '../core/consentRule';
import type { Consent } from '../core/createConsent';
import type { ConsentTexts } from '../texts/consent.texts';

/** The attributes of `<forsikring-consent>`. */
export interface ConsentAttributes {
  /** The name of the cookie that contains the choice. @default 'samtykke' */
  cookie?: string;
  /** Another value asks again: only a choice that was stored with the same revision counts. */
  revision?: string;
  /** Stores the choice for all hosts of this domain. By default for this host. */
  domain?: string;
  /** How many days the choice is stored. @default 365 */
  days?: number | `${number}`;
  /** What the visitor is asked about, as JSON. @default '["statistics", "marketing"]' */
  categories?: string;
  /** The cookies of others by category, as JSON, which are erased when the category is refused or withdrawn. */
  erase?: string;
  /** The language of the texts. By default that of the page: `nn`, `en`, or else `nb`. */
  language?: 'nb' | 'nn' | 'en';
  /** Address of the page that explains what is stored and who receives it. By default there is no link. */
  'privacy-href'?: string;
}

/** The properties of `<forsikring-consent>` that are more than a text. */
export interface ConsentProperties {
  /** What the visitor is asked about. Overrides the attribute. */
  categories?: readonly AskedCategory[] | undefined;
  /** The cookies of others by category, which are erased when the category is refused or withdrawn. Overrides the attribute. */
  erase?: ErasedCookies | undefined;
  /** Texts that replace those of the language. Give them a `version`, so that receipts name what visitors read. */
  texts?: Partial<ConsentTexts> | undefined;
  /** The consent: a given one overrides all that describes the consent, otherwise the element creates one. */
  consent?: Consent | undefined;
}

/** What a framework can set on the element: attributes, and properties by their names in scripts. */
export type ConsentElementProps = Omit<ConsentAttributes, 'categories' | 'erase'> &
  Omit<ConsentProperties, 'categories' | 'erase'> & {
    /** The categories to ask about, as a list or as JSON. */
    categories?: ConsentProperties['categories'] | string;
    /** The cookies to erase, by category, as an object or as JSON. */
    erase?: ConsentProperties['erase'] | string;
  };

/** The detail of `consent-change`. */
export interface ConsentChange {
  /** The consent to each category. */
  categories: ConsentCategories;
  /** The categories that were granted before, and no longer are. */
  withdrawn: readonly string[];
}

/** The detail of `consent-hidden`. */
export interface ConsentHidden {
  /** What cannot be seen. Settings that cannot be seen have closed. */
  part: 'banner' | 'settings';
}

/** The events of the element, by name. They bubble through shadow roots. */
export interface ConsentEventMap {
  /** The choice has changed, here or in another tab. */
  'consent-change': CustomEvent<ConsentChange>;
  /** The visitor has chosen here. The detail is the receipt. */
  'consent-choice': CustomEvent<ConsentReceipt>;
  /** The banner or the open settings cannot be seen, for example because an ad blocker hides them. */
  'consent-hidden': CustomEvent<ConsentHidden>;
}
