import { Button } from '@forsikring/ui-kit';
import { profileTexts } from './profile.texts';

/** Retries a read, and moves the focus to the heading, since the pressed button is removed with its message. */
export type Retry = (reload: () => unknown) => void;

interface RowFailureProps {
  /** Says what could not be loaded. */
  text: string;
  onRetry: () => void;
}

/** The error of a row whose value could not be loaded, with a retry. As high as the usual value. */
export function RowFailure({ text, onRetry }: RowFailureProps) {
  return (
    <div role="alert" className="profile-row-failure">
      <span>{text}</span>
      <Button variant="tertiary" onClick={onRetry}>
        {profileTexts.retry}
      </Button>
    </div>
  );
}
