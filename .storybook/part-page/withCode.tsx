import type { ReactNode } from 'react';

/** A line of text with `code` elements. */
export const withCode = (text: string): ReactNode[] =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
