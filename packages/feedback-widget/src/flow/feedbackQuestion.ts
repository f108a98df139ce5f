/** The value of one option. */
export type OptionValue = string | number;

/** The value of a question: one value, several, or a text. */
export type AnswerValue = OptionValue | readonly OptionValue[];

/** One option of a radio or checkbox question. */
export interface ChoiceOption<Value extends OptionValue = OptionValue> {
  /** The value that is sent. */
  value: Value;
  /** The text that the visitor reads. */
  label: string;
  /** The label of the text area when this option is chosen. */
  textAreaLabel?: string;
}

/** The values of the scale, from the saddest face to the happiest. */
export type SmileyValue = 1 | 2 | 3 | 4 | 5;

/** One face of the scale. */
export interface SmileyOption extends ChoiceOption<SmileyValue> {}

/**
 * The answers so far, by the `name` of their questions: a smiley or a score is a number, checkboxes are a list, and a text is as
 * the visitor wrote it, before `redact`. A skipped question has none.
 */
export type FollowupValues = Readonly<Record<string, AnswerValue | undefined>>;

interface Asked {
  /** The question. */
  label: string;
  /**
   * Identifies the answer; a later answer with the same name replaces it.
   * @default label
   */
  name?: string;
  /**
   * Whether to ask the question, from the answers to those before it, and the `feedbackValue`. The answer to a question
   * is not sent while the question is not asked. If `when` throws, the question is asked. A method, so that you can
   * declare which values your questions have: `when: ({ grunn }: { grunn?: 'pris' | 'annet' }) => grunn === 'annet'`.
   * @default always
   */
  when?(answers: FollowupValues, feedbackValue: AnswerValue): boolean;
}

interface ChoiceAsked extends Asked {
  type: 'radio' | 'checkbox';
  /** The options, in the order shown. */
  options: readonly ChoiceOption[];
}

interface SmileyAsked extends Asked {
  type: 'smiley';
  /** The faces, from the saddest. By default five, from 'Veldig misfornøyd' to 'Veldig fornøyd'. */
  options?: readonly SmileyOption[];
}

/** From 0 (not likely) to 10 (very likely), as the Net Promoter Score asks. */
interface NpsAsked extends Asked {
  type: 'nps';
  options?: undefined;
}

interface TextAsked extends Asked {
  type: 'text';
  /** Shows a counter with this number of user-perceived characters, which is not enforced. */
  maxLength?: number;
}

/** One step of the follow-up. */
export type FollowupQuestion = ChoiceAsked | SmileyAsked | NpsAsked | TextAsked;

/** One answer of the follow-up, exactly as it is sent. */
export interface FollowupAnswer {
  /** The name of the question. */
  name: string;
  /** The question as the visitor read it. */
  label: string;
  /** The kind of question. */
  type: FollowupQuestion['type'];
  /**
   * A list for checkboxes, otherwise a string: the smiley 4 is `'4'`.
   * @minLength 1
   * @minItems 1
   */
  value: string | string[];
}

/** How a visitor can be contacted. */
export interface ContactDetails {
  /**
   * A valid e-mail address.
   * @minLength 1
   */
  email: string;
  /**
   * Only when the options ask for it.
   * @minLength 1
   */
  phone?: string;
}

/** What the callback receives when a visitor may be contacted. */
export interface ContactSubmission extends ContactDetails {
  /**
   * The same in every attempt, so that a server can remove duplicates.
   * @minLength 1
   */
  submissionId: string;
}
