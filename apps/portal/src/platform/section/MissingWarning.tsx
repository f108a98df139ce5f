import { Message } from '@forsikring/ui-kit';
import type { ReactNode } from 'react';

interface MissingWarningProps {
  text: string;
  /** What can be done about it. */
  children?: ReactNode;
}

/** Says that a list may be incomplete: in a line, since the banner above the page is a box already. */
export const MissingWarning = ({ text, children }: MissingWarningProps) => (
  <Message variant="warning" className="missing-warning">
    <p>{text}</p>
    {children}
  </Message>
);
