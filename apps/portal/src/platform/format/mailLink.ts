import { encodePart } from './encodePart';

/** The address of a link that writes to an e-mail address: it names one receiver, and neither a subject nor a text. */
export const mailLink = (email: string): string =>
  `mailto:${encodePart(email.trim()).replaceAll('%40', '@')}`;
