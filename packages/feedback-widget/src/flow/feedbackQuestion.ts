/** What one option stands for. */
export type OptionValue = string | number;

/** What a question can be answered with: one value, several, or a text. */
export type AnswerValue = OptionValue | readonly OptionValue[];

/** One option of a radio or checkbox question. */
export interface ChoiceOption<Value extends OptionValue = OptionValue> {
  /** What is sent. */
  value: Value;
  /** What the visitor reads. */
  label: string;
  /** What the text area of the main question asks when this option is chosen. */
  textAreaLabel?: string;
}

/** The values of the scale, from the saddest face to the happiest. */
export type SmileyValue = 1 | 2 | 3 | 4 | 5;

/** One face of the scale. */
export interface SmileyOption extends ChoiceOption<SmileyValue> {}

interface Asked {
  /** What is asked. */
  label: string;
  /**
   * Tells the answer from the others; a later answer of the same name replaces it.
   * @default label
   */
  name?: string;
}

/** One step of the follow-up. */
export type FollowupQuestion =
  | (Asked & { type: 'radio' | 'checkbox'; options: readonly ChoiceOption[] })
  | (Asked & {
      type: 'smiley';
      /** The faces, from the saddest. By default five, from 'Veldig misfornøyd' to 'Veldig fornøyd'. */
      options?: readonly SmileyOption[];
    })
  | (Asked & {
      type: 'text';
      /** Shows a counter: the number of user-perceived characters asked for, never enforced. */
      maxLength?: number;
    });

/** One answer of the follow-up, exactly as it is sent. */
export interface FollowupAnswer {
  /** The name of the question. */
  name: string;
  /** The question as the visitor read it. */
  label: string;
  /** The kind of question. */
  type: FollowupQuestion['type'];
  /** A list for checkboxes, a string for the rest: the smiley 4 is `'4'`. */
  value: string | string[];
}

/** How a visitor can be contacted. */
export interface ContactDetails {
  /** An address that looks like one. */
  email: string;
  /** Only where the host asks for it. */
  phone?: string;
}

/** What the callback receives when a visitor may be contacted. */
export interface ContactSubmission extends ContactDetails {
  /** The same on every try, so that a server can drop duplicates. */
  submissionId: string;
}
