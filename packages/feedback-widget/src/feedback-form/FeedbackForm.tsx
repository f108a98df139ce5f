import type { ComponentPropsWithoutRef } from 'react';
import { useFeedbackPart } from '../feedback-root/useFeedbackPart';
import { Form } from './Form';

/** Props of `FeedbackForm`; the rest goes to its `<form>`. */
export type FeedbackFormProps = ComponentPropsWithoutRef<'form'>;

/** Holds question, text and buttons until the answer is delivered. Works by Send and by Enter. */
export function FeedbackForm(props: FeedbackFormProps) {
  const feedback = useFeedbackPart('FeedbackForm');
  if (!feedback || !['question', 'chosen'].includes(feedback.state.phase)) return null;
  return <Form {...props} onSend={feedback.send} />;
}
