import { Button, Message } from '@forsikring/ui-kit';

interface LoadFailureProps {
  /** What could not be had. */
  text: string;
  onRetry: () => void;
  /** Whether a new attempt is under way. */
  retrying?: boolean;
}

/** Stands in the place of content that could not be had, with another try. */
export function LoadFailure({ text, onRetry, retrying = false }: LoadFailureProps) {
  return (
    <Message variant="error" role="alert" className="load-failure">
      <p>{text}</p>
      <Button
        variant="secondary"
        className="load-failure-retry"
        loading={retrying}
        onClick={onRetry}
      >
        Prøv igjen
      </Button>
    </Message>
  );
}
