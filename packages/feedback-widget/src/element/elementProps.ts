import type { FeedbackPolicy } from '../ask-policy/createAskPolicy';
import type { ChoiceOption, FollowupQuestion } from '../flow/feedbackQuestion';
import type { FeedbackTexts } from '../texts/feedback.texts';
import type { ElementType } from './ElementWidget';

type NumberAttribute<Value extends number = number> = Value | `${Value}`;

/** The attributes of `<tilbakemelding-widget>`. */
export interface TilbakemeldingAttributes {
  /** What is asked. @default 'smiley' */
  type?: ElementType;
  /** The main question. */
  label?: string;
  /** The language of the texts. @default 'nb' */
  language?: 'nb' | 'nn' | 'en';
  /** Shows a counter: the number of user-perceived characters asked for, never enforced. */
  'max-length'?: NumberAttribute;
  /** The longest text that can be sent, in UTF-16 code units. @default 10000 */
  'text-limit'?: NumberAttribute;
  /** The level of the headings, to fit the page's outline. @default 2 */
  'heading-level'?: NumberAttribute<1 | 2 | 3 | 4 | 5 | 6>;
  /** Who answers questions instead; part of the thank-you. */
  adviser?: string;
  /** Who would make contact. */
  sender?: string;
  /** Asks for contact details; `phone` asks for a phone number too. */
  contact?: '' | 'phone';
  /** `false` sends nothing on leave. */
  'submit-on-leave'?: boolean | 'true' | 'false';
  /** The name of the answer in the page's own form. */
  name?: string;
}

/** The properties of `<tilbakemelding-widget>` that hold more than a text. */
export interface TilbakemeldingProperties {
  /** What can be answered, for `radio` and `checkbox`, or other faces for `smiley`. */
  options?: readonly ChoiceOption[] | undefined;
  /** The questions of the follow-up. */
  followup?: readonly FollowupQuestion[] | undefined;
  /** Asks for contact details, on request with a phone number. Wins over the attribute. */
  contact?: boolean | '' | 'phone' | { withPhone?: boolean } | undefined;
  /** Texts that replace those of the language. They win over the attributes. */
  texts?: Partial<FeedbackTexts> | undefined;
  /** Edits every free text before an event carries it. */
  redact?: ((text: string) => string) | undefined;
  /** Decides whether and when to ask. */
  policy?: FeedbackPolicy | undefined;
}

/** What a framework can give the element: attributes, and properties by the same names as in a script. */
export type TilbakemeldingProps = Omit<TilbakemeldingAttributes, 'contact'> &
  TilbakemeldingProperties;
