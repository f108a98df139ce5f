import type { ComponentPropsWithoutRef } from 'react';
import { useFeedbackPart } from '../feedback-root/FeedbackContext';
import { Form } from './Form';

/** Props of `FeedbackForm`; other props go to its `<form>`. */
export type FeedbackFormProps = ComponentPropsWithoutRef<'form'>;

/** Contains question, text and buttons until the feedback is delivered. Submits with Send and Enter. */
export function FeedbackForm(props: FeedbackFormProps) {
  const feedback = useFeedbackPart('FeedbackForm');
  if (!feedback || !['question', 'chosen'].includes(feedback.state.phase)) return null;
  return <Form {...props} onSend={feedback.send} />;
}
