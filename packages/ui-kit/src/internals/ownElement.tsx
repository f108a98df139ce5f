import type { ReactNode } from 'react';

/**
 * A consumer's content that has other content beside it: a text gets an element of its own. Page translators replace
 * the texts of a page, and React can then change only a text that is alone in its element.
 */
export const ownElement = (content: ReactNode): ReactNode =>
  typeof content === 'string' || typeof content === 'number' ? <span>{content}</span> : content;
