/** What a host receives when an answer is sent (part 2 §3, "Widget feedback submission"). */
export interface FeedbackSubmission<Value = number> {
  /** The chosen answer. A smiley scale answers 1–5. */
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

/** The answer is delivered. The text is let go of. */
interface ThanksState<Value> extends Remembered {
  phase: 'thanks';
  value: Value;
}

/** Where a visitor stands in the widget (part 2 §4, "Feedback widget"). Narrow it by `phase`. */
export type FeedbackState<Value = number> =
  | QuestionState
  | ChosenState<Value>
  | SendingState<Value>
  | FailedState<Value>
  | ThanksState<Value>;

/** What a visitor does. An event that means nothing in the present phase is ignored. */
export type FeedbackEvent<Value = number> =
  | { type: 'choose'; value: Value }
  | { type: 'write'; text: string }
  | { type: 'send' }
  | { type: 'cancel' }
  | { type: 'leave' };

/** What the host's callback answers. */
export type DeliveryEvent = { type: 'delivered' } | { type: 'rejected'; error: unknown };
