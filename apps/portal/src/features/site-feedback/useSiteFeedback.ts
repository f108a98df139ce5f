import { useApi } from '@forsikring/api-client/react';
import type {
  FollowupAnswer,
  FollowupQuestion,
  SmileyFeedbackProps,
} from '@forsikring/feedback-widget';
import { useRef } from 'react';
import { useAppContext } from '../../platform/AppContext';
import type { AppConfig } from '../../platform/config/AppConfig';
import { useSendFeedback } from '../../platform/feedback/useSendFeedback';

type Settings = NonNullable<NonNullable<AppConfig['distributor']>['feedback']>;

/** An answer to a question that a configuration can have. */
type Answer = FollowupAnswer & Pick<NonNullable<Settings['followup']>[number], 'type'>;

/**
 * Returns the callbacks of the overview's feedback, with the questions and the contact that the configuration asks
 * for. Each callback rejects when its call rejects, so that the widget offers a retry.
 */
export function useSiteFeedback(): Pick<
  SmileyFeedbackProps,
  'onSubmit' | 'followup' | 'contactQuestion'
> {
  const { client } = useApi();
  const { contact, followup = [] } = useAppContext().config.distributor?.feedback ?? {};
  const send = useSendFeedback('OVERSIKT');
  // The insurer's contact call has the id of the answer; the widget itself keeps contact and answers apart.
  const answer = useRef('');
  return {
    onSubmit(submission) {
      answer.current = submission.submissionId;
      return send(submission);
    },
    ...(followup.length > 0 && {
      followup: {
        questions: followup.map(questionOf),
        onSubmit: (answers, { submissionId, answerId = answer.current }) =>
          client.sendFeedbackFollowup({
            body: { answerId, svar: [...answers] as Answer[] },
            idempotencyKey: submissionId,
          }),
      },
    }),
    ...(contact && {
      contactQuestion: {
        withPhone: contact === 'email-and-phone',
        onSubmit: ({ submissionId, ...details }) =>
          client.sendFeedbackContact({
            body: { ...details, answerId: answer.current },
            idempotencyKey: submissionId,
          }),
      },
    }),
  };
}

/** A question of the configuration, where an option may be a text alone. */
function questionOf(question: NonNullable<Settings['followup']>[number]) {
  if (!('options' in question)) return question as FollowupQuestion;
  const options = question.options.map((option) =>
    typeof option === 'string' ? { value: option, label: option } : option,
  );
  return { ...question, options } as FollowupQuestion;
}
