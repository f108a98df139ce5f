import { encodePart } from './encodePart';

/** The address of a link that calls a number: its white space goes, the rest is encoded (specification part 1 §5). */
export const telLink = (phone: string): string =>
  `tel:${encodePart(phone.replace(/\s/g, '')).replaceAll('%2B', '+')}`;
