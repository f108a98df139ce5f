import { encodePart } from './encodePart';

/** The `mailto:` link of an e-mail address, with one recipient and no header fields. */
export const mailLink = (email: string): string =>
  `mailto:${encodePart(email.trim()).replaceAll('%40', '@')}`;
