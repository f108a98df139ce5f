import { Feedback, type FeedbackSubmission } from '@forsikring/feedback-widget';

/** Delivers a submission to the service's own server. `keepalive` lets it finish when the visitor leaves. */
async function save(submission: FeedbackSubmission) {
  const body = JSON.stringify(submission);
  const response = await fetch('/feedback', { method: 'POST', keepalive: true, body });
  if (!response.ok) throw new Error(`Feedback failed with status ${response.status}`);
}

export function PageFeedback() {
  return <Feedback maxLength={250} onSubmit={save} />;
}
