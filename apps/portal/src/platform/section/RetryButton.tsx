import { Button, type ButtonProps } from '@forsikring/ui-kit';
import { platformTexts } from '../platform.texts';

/** 'Prøv igjen', the same beside every error. Takes the props of a button. */
export const RetryButton = (props: ButtonProps) => (
  <Button variant="secondary" {...props}>
    <RetryLabel />
  </Button>
);

/** The label alone, for a button that has another one before the error. */
export const RetryLabel = () => (
  <>
    <svg className="line-icon retry-arrow" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M19.9 13a8 8 0 1 1-1.7-6L20 9m0-5v5h-5" />
    </svg>
    <span>{platformTexts.retry}</span>
  </>
);
