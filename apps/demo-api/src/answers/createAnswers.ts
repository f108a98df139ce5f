import { type ReceivedFeedback, type Records, UNINTENDED } from '@forsikring/api-client/insurer';
import type { AnswerSubmission } from '@forsikring/feedback-widget';
import { inventedFeedback } from './inventedFeedback';

/** What `onSubmit` of the feedback widget delivered, from which page, and when it arrived. */
export interface Answer extends AnswerSubmission {
  /** The path of the page, without digits. */
  page: string;
  /** The subject of the question, such as `OVERSIKT`. */
  productCode: string;
  /** Epoch milliseconds. */
  receivedAt: number;
}

/** All answers of the demo, of no named customer. */
export interface Answers {
  /** The answers, newest first. */
  all(): Answer[];
  /** Deletes an answer, or only its text. An answer that is already deleted is ignored. */
  delete(submissionId: string, what: 'answer' | 'text'): void;
  /** Restores the invented answers. */
  reset(): void;
}

/** Creates a view of the feedback in the records, and of a few invented answers. */
export function createAnswers(records: Records): Answers {
  let invented = inventedFeedback(Date.now());
  const stores = () => [invented, ...records.all().map(({ feedback }) => feedback)];

  return {
    all: () =>
      stores()
        .flatMap((store) => [...store].map(([key, feedback]) => answerOf(key, feedback)))
        .sort((a, b) => b.receivedAt - a.receivedAt),
    delete(submissionId, what) {
      for (const store of stores()) {
        for (const key of [submissionId, submissionId + UNINTENDED]) {
          const feedback = store.get(key);
          if (feedback && what === 'text') store.set(key, { ...feedback, text: '' });
          else store.delete(key);
        }
      }
    },
    reset() {
      invented = inventedFeedback(Date.now());
    },
  };
}

/**
 * Turns the body of `sendFeedback`, which the insurer's contract prescribes, back into what the widget delivered
 * (`submission.schema.json` of the package). It is the reverse of the portal's `useSendFeedback`:
 *
 * | Widget | Contract |
 * | --- | --- |
 * | `feedbackValue`, a number for a smiley | `feedbackValue`, always a string |
 * | `message`, missing when empty | `text`, empty when there is none |
 * | `submissionId` | the header `Idempotency-Key`, without its suffix |
 * | `intentionalSubmit: false` | the suffix `-unintended` of the key |
 */
function answerOf(key: string, { feedbackValue, text, ...rest }: ReceivedFeedback): Answer {
  const intentionalSubmit = !key.endsWith(UNINTENDED);
  return {
    feedbackValue: /^[1-5]$/.test(feedbackValue) ? Number(feedbackValue) : feedbackValue,
    intentionalSubmit,
    ...(text && { message: text }),
    submissionId: intentionalSubmit ? key : key.slice(0, -UNINTENDED.length),
    ...rest,
  };
}
