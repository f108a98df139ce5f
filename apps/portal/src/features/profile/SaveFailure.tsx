import { Message } from '@forsikring/ui-kit';

interface SaveFailureProps {
  /** What could not be saved. */
  title: string;
  /** What was kept, and how to try again. */
  text: string;
}

/** Says that something was not saved, where it was to be saved. */
export function SaveFailure({ title, text }: SaveFailureProps) {
  return (
    <Message variant="error" role="alert" title={title} className="profile-save-failure">
      <p>{text}</p>
    </Message>
  );
}
