import type { AnswerValue, ContactDetails, FollowupAnswer } from './feedbackQuestion';

/** What `onSubmit` receives. */
export interface FeedbackSubmission<Value = number> {
  /**
   * The choice. A smiley scale gives 1–5, `nps` 0–10, checkboxes a list.
   * @minItems 1
   */
  feedbackValue: Value;
  /** `true` after Send; `false` when the visitor left with an unsent choice. */
  intentionalSubmit: boolean;
  /**
   * The free text, trimmed. Missing when empty, and always on an unintended submission.
   * @minLength 1
   */
  message?: string;
  /**
   * The same in every attempt and on leave, so that a server can keep one submission of each visit: the
   * latest intended one, or else the unintended one.
   * @minLength 1
   */
  submissionId: string;
}

/** What is sent, before the flow adds the id of the submission. */
export type FeedbackPayload =
  | Omit<FeedbackSubmission<unknown>, 'submissionId'>
  | readonly FollowupAnswer[]
  | ContactDetails;

interface Remembered {
  /** The typed text, which is kept after a change of choice and after a failed delivery. */
  text: string;
  /**
   * Whether a callback has already received the current input, on leave or by Send. Leaving then sends
   * nothing new.
   */
  tried: boolean;
  /** The payload that the last Send failed to deliver. Leaving sends it once more. */
  unsent?: FeedbackPayload;
  /**
   * The state of the delivery of choice, follow-up or contact; missing while the visitor fills them in.
   * After `'failed'` all input is kept, and sending retries.
   */
  delivery?: 'sending' | 'failed';
  /** What the callback threw or rejected with, after a failed delivery. */
  error?: unknown;
}

/** Nothing is chosen. */
export interface QuestionState extends Remembered {
  phase: 'question';
  value: undefined;
}

/** An option is chosen, and can be explained, changed, sent or cancelled. */
export interface ChosenState<Value> extends Remembered {
  phase: 'chosen';
  value: Value;
  /** Whether the value is typed text: typed text passes `redact`, and is never sent on leave. */
  isTypedText?: boolean;
}

/** A submission is delivered, and the visitor is thanked for it. The text is dropped. */
export interface DeliveredState<Value> extends Remembered {
  /** What the visitor is asked next: for more time, for contact details, or nothing. */
  phase: 'invitation' | 'contact' | 'thanks';
  value: Value;
  /** What the visitor is thanked for: the last delivery. */
  after: 'answer' | 'followup' | 'contact';
}

/** One step of the follow-up is open. */
export interface StepState<Value> extends Remembered {
  phase: 'step';
  value: Value;
  /** Index of the current question, from 0. */
  step: number;
  /** The answer of the open step, not yet confirmed by Neste or Send inn. */
  draft: AnswerValue | undefined;
  /** The answers of the previous steps. */
  answers: readonly FollowupAnswer[];
  /** The visitor's answer to each question, by index. An answer is kept while its question is not asked. */
  drafts: readonly (AnswerValue | undefined)[];
  /** Indexes of the questions that Neste has confirmed. */
  done: readonly number[];
}

/** The follow-up was cancelled: nothing of it was sent, and nothing more is asked. */
interface CancelledState<Value> extends Remembered {
  phase: 'cancelled';
  value: Value;
}

/** The current step of the widget. Narrow it by `phase`. */
export type FeedbackState<Value = number> =
  | QuestionState
  | ChosenState<Value>
  | DeliveredState<Value>
  | StepState<Value>
  | CancelledState<Value>;

/** The actions of a visitor, and their input. */
export interface FeedbackInputs<Value = number> {
  /** Chooses or changes the option. An empty list clears the choice. */
  select: Value;
  /** Sets the text of a text question, which is sent only with Send. Blank text clears the choice. */
  answerWithText: string;
  /** Replaces the free text. */
  write: string;
  send: undefined;
  /** Clears choice and text; in the follow-up, ends it without sending. */
  cancel: undefined;
  /** Starts the follow-up ('Jeg har tid!'). */
  startFollowup: undefined;
  /** Declines the follow-up or being contacted ('Nei takk'). */
  declineNext: undefined;
  /** Sets the answer of the open step; an empty value clears it. */
  answer: AnswerValue;
  /** Goes to the next step ('Neste'), or sends the answers on the last step ('Send inn'). */
  confirmStep: undefined;
  /** Sends contact details. */
  contact: ContactDetails;
  /** The page is hidden and may be shown again, so the follow-up is not sent yet. */
  hide: undefined;
  /** The page is unloaded or the widget unmounted. */
  leave: undefined;
}

/** One action of a visitor. An action that the current phase does not handle is ignored. */
export type FeedbackEvent<Value = number> = {
  [Type in keyof FeedbackInputs]: FeedbackInputs<Value>[Type] extends undefined
    ? { type: Type; value?: undefined }
    : { type: Type; value: FeedbackInputs<Value>[Type] };
}[keyof FeedbackInputs];
