import { Feedback, type FeedbackSubmission } from '@forsikring/feedback-widget';
import { sendOnLeave } from '@forsikring/feedback-widget/element';
import '@forsikring/feedback-widget/element/react';

const send = sendOnLeave('/api/feedback');
const save = async ({ submissionId }: FeedbackSubmission) => submissionId.length;

export const scale = <Feedback maxLength={250} onSubmit={(submission) => void save(submission)} />;
export const element = (
  <tilbakemelding-widget
    type="done"
    onfeedback-submit={(event) => event.waitUntil(send(event.detail))}
  />
);

document.querySelector('tilbakemelding-widget')?.addEventListener('feedback-submit', (event) => {
  event.waitUntil(send(event.detail));
});

// @ts-expect-error The limit is a number.
export const unlimited = <Feedback maxLength="none" />;
// @ts-expect-error There is no such question.
export const stars = <tilbakemelding-widget type="stars" />;
