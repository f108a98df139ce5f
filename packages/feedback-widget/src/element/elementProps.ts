import type { FeedbackPolicy } from '../ask-policy/createAskPolicy';
import type { ChoiceOption, FollowupQuestion } from '../flow/feedbackQuestion';
import type { FeedbackTexts } from '../texts/feedback.texts';
import type { ElementType } from './ElementWidget';

type NumberAttribute<Value extends number = number> = Value | `${Value}`;

/** The attributes of `<tilbakemelding-widget>`. */
export interface TilbakemeldingAttributes {
  /** The kind of question. @default 'smiley' */
  type?: ElementType;
  /** The main question. */
  label?: string;
  /** The language of the texts. By default that of the page: `nn`, `en`, or else `nb`. */
  language?: 'nb' | 'nn' | 'en';
  /** Shows a counter with this number of user-perceived characters, which is not enforced. */
  'max-length'?: NumberAttribute;
  /** The longest text that can be sent, in UTF-16 code units. @default 10000 */
  'text-limit'?: NumberAttribute;
  /** The level of the headings, which should fit the page's outline. @default 2 */
  'heading-level'?: NumberAttribute<1 | 2 | 3 | 4 | 5 | 6>;
  /** Who answers questions instead, as it follows 'kontakte': 'bankrådgiveren din'. Shown after sending. */
  adviser?: string;
  /** Who may contact the visitor. */
  sender?: string;
  /** Asks for contact details; `phone` also asks for a phone number, which is then required. */
  contact?: '' | 'phone';
  /** The address to which the element itself posts each submission as JSON, with retries. */
  endpoint?: string;
  /** Whether requests to the endpoint have cookies. @default 'same-origin' */
  credentials?: RequestCredentials;
  /** With `false`, nothing is sent when the visitor leaves. */
  'submit-on-leave'?: boolean | 'true' | 'false';
  /** The name of the value in the page's own form. */
  name?: string;
  /** Disables the whole widget, as a disabled fieldset around it does. */
  disabled?: boolean | '';
  /** The options for `radio` and `checkbox`, or other faces for `smiley`, as JSON. */
  options?: string;
}

/** The names of the attributes, which the element observes. */
export const observedAttributes: (keyof TilbakemeldingAttributes)[] = [
  'type',
  'label',
  'language',
  'max-length',
  'text-limit',
  'heading-level',
  'adviser',
  'sender',
  'contact',
  'endpoint',
  'credentials',
  'submit-on-leave',
  'name',
  'disabled',
  'options',
];

/** The properties of `<tilbakemelding-widget>` that are more than a text. */
export interface TilbakemeldingProperties {
  /** The options for `radio` and `checkbox`, or other faces for `smiley`. */
  options?: readonly ChoiceOption[] | undefined;
  /** The address to which the element itself posts each submission. Overrides the attribute. */
  endpoint?: string | undefined;
  /** The questions of the follow-up. */
  followup?: readonly FollowupQuestion[] | undefined;
  /** Asks for contact details, with a phone number if requested. Overrides the attribute. */
  contact?: boolean | '' | 'phone' | { withPhone?: boolean } | undefined;
  /** Texts that replace those of the language. They override the attributes. */
  texts?: Partial<FeedbackTexts> | undefined;
  /** Edits every free text before an event contains it. */
  redact?: ((text: string) => string) | undefined;
  /** Decides whether and when to ask. */
  policy?: FeedbackPolicy | undefined;
}

/** What a framework can set on the element: attributes, and properties by their names in scripts. */
export type TilbakemeldingProps = Omit<TilbakemeldingAttributes, 'contact' | 'options'> &
  TilbakemeldingProperties;
