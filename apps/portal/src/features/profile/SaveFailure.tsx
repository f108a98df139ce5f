import { Message } from '@forsikring/ui-kit';

interface SaveFailureProps {
  /** Says what could not be saved. */
  title: string;
  /** Says what was kept, and how to retry. */
  text: string;
}

/** The error message of a form whose value was not saved. */
export function SaveFailure({ title, text }: SaveFailureProps) {
  return (
    <Message variant="error" role="alert" title={title} className="profile-save-failure">
      <p>{text}</p>
    </Message>
  );
}
