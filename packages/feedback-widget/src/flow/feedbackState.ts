import type { AnswerValue, ContactSubmission, FollowupAnswer } from './feedbackQuestion';

/** What a host receives when an answer is sent (part 2 §3, "Widget feedback submission"). */
export interface FeedbackSubmission<Value = number> {
  /** The chosen answer. A smiley scale answers 1–5, checkboxes a list. */
  feedbackValue: Value;
  /** `true` after Send; `false` when the visitor left with an answer chosen and unsent. */
  intentionalSubmit: boolean;
  /** The free text, trimmed. Absent when empty, and always absent on an unintended submission. */
  message?: string;
}

interface Remembered {
  /** What has been written so far. It outlives a change of choice and a failed delivery. */
  text: string;
  /** Whether the chosen answer went out once already, because the visitor left the page. */
  sentOnLeave: boolean;
  /** How far the delivery of follow-up or contact is; absent while the visitor fills them in. */
  delivery?: 'sending' | 'failed';
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
}

/** The host is delivering the answer. */
export interface SendingState<Value> extends Remembered {
  phase: 'sending';
  value: Value;
}

/** The delivery was rejected. Everything typed is still there, and Send tries again. */
export interface FailedState<Value> extends Remembered {
  phase: 'failed';
  value: Value;
  /** What the host's callback threw or rejected with. */
  error: unknown;
}

/** The answer is delivered, and the visitor is asked for some more time. */
interface InvitationState<Value> extends Remembered {
  phase: 'invitation';
  value: Value;
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

/** The visitor is asked for contact details, after the answer or after the follow-up. */
export interface ContactState<Value> extends Remembered {
  phase: 'contact';
  value: Value;
  after: 'answer' | 'followup';
}

/** All is delivered or declined. The text is let go of. */
interface ThanksState<Value> extends Remembered {
  phase: 'thanks';
  value: Value;
  /** What the visitor is thanked for: what was delivered last. */
  after: 'answer' | 'followup' | 'contact';
}

/** The follow-up was cancelled: nothing of it was sent, and nothing more is asked. */
interface CancelledState<Value> extends Remembered {
  phase: 'cancelled';
  value: Value;
}

/** Where a visitor stands in the widget (part 2 §4, "Feedback widget"). Narrow it by `phase`. */
export type FeedbackState<Value = number> =
  | QuestionState
  | ChosenState<Value>
  | SendingState<Value>
  | FailedState<Value>
  | InvitationState<Value>
  | StepState<Value>
  | ContactState<Value>
  | ThanksState<Value>
  | CancelledState<Value>;

/** What a visitor does. An event that means nothing in the present phase is ignored. */
export type FeedbackEvent<Value = number> =
  | { type: 'choose'; value: Value }
  | { type: 'write'; text: string }
  | { type: 'send' }
  | { type: 'cancel' }
  /** Jeg har tid! */
  | { type: 'accept' }
  /** Nei takk, to the follow-up or to being contacted. */
  | { type: 'decline' }
  /** Fills in the open step; an empty value clears it. */
  | { type: 'answer'; value: AnswerValue }
  /** Neste, and Send inn on the last step. */
  | { type: 'next' }
  | { type: 'contact'; contact: ContactSubmission }
  /** `hidden`: the page is out of sight and may come back, so the follow-up waits. */
  | { type: 'leave'; hidden?: boolean };

/** What the host's callback answers. */
export type DeliveryEvent = { type: 'delivered' } | { type: 'rejected'; error: unknown };
