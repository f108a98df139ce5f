import {
  type ReceivedContact,
  type ReceivedFeedback,
  type ReceivedFollowup,
  type Records,
  UNINTENDED,
} from '@forsikring/api-client/insurer';
import type { AnswerSubmission } from '@forsikring/feedback-widget';
import { inventedFeedback } from './inventedFeedback';

/** A submission that `onSubmit` of the feedback widget delivered, with its page and the time of its arrival. */
export interface Answer extends AnswerSubmission {
  /** The path of the page, without digits. */
  page: string;
  /** The subject of the question, such as `OVERSIKT`. */
  productCode: string;
  /** Epoch milliseconds. */
  receivedAt: number;
  /** The answers to the questions after the main question. */
  followup: ReceivedFollowup['svar'];
}

/** Contact details for research, without their answer. */
export interface Contact extends Pick<ReceivedContact, 'email' | 'phone' | 'receivedAt'> {
  /** Names the contact in a form that deletes it. */
  id: string;
}

/** All answers of the demo, of no named customer. */
export interface Answers {
  /** The answers, newest first. */
  all(): Answer[];
  /** The contact details, newest first. */
  contacts(): Contact[];
  /** Deletes contact details. Ignores deleted ones. */
  deleteContact(id: string): void;
  /** Deletes an answer with those to the questions after it, or only its texts. An answer that is already deleted is ignored. */
  delete(submissionId: string, what: 'answer' | 'text'): void;
  /** Restores the invented answers. */
  reset(): void;
}

/** Creates a view of the feedback in the records, and of a few invented answers. */
export function createAnswers(records: Records): Answers {
  let invented = inventedFeedback(Date.now());
  const stores = () => [invented, ...records.all().map(({ feedback }) => feedback)];
  const followups = () => records.all().flatMap(({ followups }) => followups ?? []);
  const contacts = () => records.all().flatMap(({ contacts }) => contacts ?? []);
  const followupOf = (answerId: string) =>
    followups().flatMap((store) =>
      [...store.values()].flatMap((received) =>
        received.answerId === answerId ? received.svar : [],
      ),
    );

  return {
    all: () =>
      stores()
        .flatMap((store) =>
          [...store].map(([key, feedback]) => answerOf(key, feedback, followupOf)),
        )
        .sort((a, b) => b.receivedAt - a.receivedAt),
    delete(submissionId, what) {
      for (const store of stores()) {
        for (const key of [submissionId, submissionId + UNINTENDED]) {
          const feedback = store.get(key);
          if (feedback && what === 'text') store.set(key, { ...feedback, text: '' });
          else store.delete(key);
        }
      }
      for (const store of followups()) {
        for (const [key, received] of store) {
          if (received.answerId !== submissionId) continue;
          if (what === 'answer') store.delete(key);
          else received.svar = received.svar.filter(({ type }) => type !== 'text');
        }
      }
    },
    contacts: () =>
      contacts()
        .flatMap((store) =>
          [...store].map(([id, { answerId: _, ...contact }]) => ({ id, ...contact })),
        )
        .sort((a, b) => b.receivedAt - a.receivedAt),
    deleteContact(id) {
      for (const store of contacts()) store.delete(id);
    },
    reset() {
      invented = inventedFeedback(Date.now());
    },
  };
}

/**
 * Turns the body of `sendFeedback`, which the insurer's contract prescribes, back into the submission of the widget
 * (`submission.schema.json` of the package). It is the reverse of the portal's `useSendFeedback`:
 *
 * | Widget | Contract |
 * | --- | --- |
 * | `feedbackValue`, a number for a smiley | `feedbackValue`, always a string |
 * | `message`, missing when empty | `text`, empty when there is none |
 * | `submissionId` | the header `Idempotency-Key`, without its suffix |
 * | `intentionalSubmit: false` | the suffix `-unintended` of the key |
 */
function answerOf(
  key: string,
  { feedbackValue, text, ...rest }: ReceivedFeedback,
  followupOf: (answerId: string) => Answer['followup'],
): Answer {
  const intentionalSubmit = !key.endsWith(UNINTENDED);
  const submissionId = intentionalSubmit ? key : key.slice(0, -UNINTENDED.length);
  return {
    feedbackValue: /^[1-5]$/.test(feedbackValue) ? Number(feedbackValue) : feedbackValue,
    intentionalSubmit,
    ...(text && { message: text }),
    submissionId,
    followup: followupOf(submissionId),
    ...rest,
  };
}
