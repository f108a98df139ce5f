import { Button, Message } from '@forsikring/ui-kit';

interface LoadFailureProps {
  /** Says what could not be loaded. */
  text: string;
  onRetry: () => void;
}

/** Replaces content that could not be loaded, with a retry. */
export function LoadFailure({ text, onRetry }: LoadFailureProps) {
  return (
    <Message variant="error" role="alert" className="load-failure">
      <p>{text}</p>
      <Button variant="secondary" className="load-failure-retry" onClick={onRetry}>
        Prøv igjen
      </Button>
    </Message>
  );
}
