import { Message } from '@forsikring/ui-kit';
import { RetryButton } from './RetryButton';

interface LoadFailureProps {
  /** Says what could not be loaded. */
  text: string;
  onRetry: () => void;
}

/** Replaces content that could not be loaded, with a retry. */
export const LoadFailure = ({ text, onRetry }: LoadFailureProps) => (
  <Message variant="error" role="alert" className="load-failure">
    <p>{text}</p>
    <RetryButton onClick={onRetry} />
  </Message>
);

interface MissingWarningProps {
  text: string;
  /** Reads the missing data again. @default no retry */
  onRetry?: (() => void) | undefined;
}

/** Says that a list may be incomplete: in a line, since the banner above the page is a box already. */
export const MissingWarning = ({ text, onRetry }: MissingWarningProps) => (
  <Message variant="warning" className="missing-warning">
    <p>{text}</p>
    {onRetry && <RetryButton onClick={onRetry} />}
  </Message>
);
