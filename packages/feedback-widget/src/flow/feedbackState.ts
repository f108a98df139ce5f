import type { AnswerValue, ContactDetails, FollowupAnswer } from './feedbackQuestion';

/** What the callback receives when an answer is sent. */
export interface FeedbackSubmission<Value = number> {
  /** The chosen answer. A smiley scale answers 1–5, checkboxes a list. */
  feedbackValue: Value;
  /** `true` after Send; `false` when the visitor left with an answer chosen and unsent. */
  intentionalSubmit: boolean;
  /** The free text, trimmed. Absent when empty, and always absent on an unintended submission. */
  message?: string;
  /**
   * The same on every try and on leave, so that a server can keep one submission of each answer: the
   * latest intended one, or the unintended one where there is none.
   */
  submissionId: string;
}

/** What is sent, before the flow adds the id of the submission. */
export type FeedbackPayload =
  | Omit<FeedbackSubmission<unknown>, 'submissionId'>
  | readonly FollowupAnswer[]
  | ContactDetails;

interface Remembered {
  /** What has been written so far. It outlives a change of choice and a failed delivery. */
  text: string;
  /**
   * Whether a callback has already received what is being filled in, on leave or by Send. Leaving then
   * sends nothing new.
   */
  tried: boolean;
  /** What the last Send failed to deliver. Leaving sends it once more. */
  unsent?: FeedbackPayload;
  /**
   * How far the host is with answer, follow-up or contact; absent while the visitor fills them in.
   * After `'failed'` everything typed is still there, and sending tries again.
   */
  delivery?: 'sending' | 'failed';
  /** What the host's callback threw or rejected with, after a failed delivery. */
  error?: unknown;
}

/** Nothing is chosen. */
export interface QuestionState extends Remembered {
  phase: 'question';
  value: undefined;
}

/** An answer is chosen, and can be explained, changed, sent or cancelled. */
export interface ChosenState<Value> extends Remembered {
  phase: 'chosen';
  value: Value;
  /** Whether the answer is typed text: it then passes `redact`, and never goes out on leave. */
  inWords?: boolean;
}

/** Something is delivered, and the visitor is thanked for it. The text is let go of. */
export interface DeliveredState<Value> extends Remembered {
  /** Asked for more time, asked for contact details, or done. */
  phase: 'invitation' | 'contact' | 'thanks';
  value: Value;
  /** What the visitor is thanked for: what was delivered last. */
  after: 'answer' | 'followup' | 'contact';
}

/** One step of the follow-up is open. */
export interface StepState<Value> extends Remembered {
  phase: 'step';
  value: Value;
  /** Which question is asked, from 0. */
  step: number;
  /** The open step's own field, not yet confirmed by Neste or Send inn. */
  draft: AnswerValue | undefined;
  /** The answers of the steps before. */
  answers: readonly FollowupAnswer[];
}

/** The follow-up was cancelled: nothing of it was sent, and nothing more is asked. */
interface CancelledState<Value> extends Remembered {
  phase: 'cancelled';
  value: Value;
}

/** Which step of the widget the visitor is at. Narrow it by `phase`. */
export type FeedbackState<Value = number> =
  | QuestionState
  | ChosenState<Value>
  | DeliveredState<Value>
  | StepState<Value>
  | CancelledState<Value>;

/** What a visitor does, and what comes with it. */
export interface FeedbackInputs<Value = number> {
  /** Chooses an answer, or another one. An empty list takes the answer back. */
  choose: Value;
  /** Answers in words, which stay with the visitor until Send. Blank ones take the answer back. */
  say: string;
  /** Replaces the free text. */
  write: string;
  send: undefined;
  /** Clears choice and text; in the follow-up, ends it without sending. */
  cancel: undefined;
  /** Jeg har tid! */
  accept: undefined;
  /** Nei takk, to the follow-up or to being contacted. */
  decline: undefined;
  /** Fills in the open step; an empty value clears it. */
  answer: AnswerValue;
  /** Neste, and Send inn on the last step. */
  next: undefined;
  /** Sends contact details. */
  contact: ContactDetails;
  /** The page is out of sight and may come back, so the follow-up waits. */
  hide: undefined;
  /** The page or the widget is gone. */
  leave: undefined;
}

/** One thing that a visitor does. What means nothing in the present phase is ignored. */
export type FeedbackEvent<Value = number> = {
  [Type in keyof FeedbackInputs]: FeedbackInputs<Value>[Type] extends undefined
    ? { type: Type; value?: undefined }
    : { type: Type; value: FeedbackInputs<Value>[Type] };
}[keyof FeedbackInputs];
