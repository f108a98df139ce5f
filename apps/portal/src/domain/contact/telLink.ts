import { encodePart } from './encodePart';

/**
 * The `tel:` link of a number: white space is removed, the rest is encoded
 * (docs/specification/shell.md#formats).
 */
export const telLink = (phone: string): string =>
  `tel:${encodePart(phone.replace(/\s/g, '')).replaceAll('%2B', '+')}`;
