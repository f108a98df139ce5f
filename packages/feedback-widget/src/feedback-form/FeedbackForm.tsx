import { useFeedbackPart } from '../feedback-root/FeedbackContext';
import { type FeedbackFormProps, Form } from './Form';

/** Contains question, text and buttons until the feedback is delivered. Sends with Send and Enter. */
export function FeedbackForm(props: FeedbackFormProps) {
  const feedback = useFeedbackPart('FeedbackForm');
  if (!feedback || !['question', 'chosen'].includes(feedback.state.phase)) return null;
  return <Form {...props} onSend={feedback.send} />;
}
