import { Button } from '@forsikring/ui-kit';
import { profileTexts } from './profile.texts';

interface RowFailureProps {
  /** What could not be had. */
  text: string;
  onRetry: () => void;
}

/** Stands in a row whose value could not be had, with another try, in the room of what usually stands there. */
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
