import { encodePart } from './encodePart';

/** The address of a link that calls a number: whitespace is removed, the rest is encoded (docs/specification/shell.md#formats). */
export const telLink = (phone: string): string =>
  `tel:${encodePart(phone.replace(/\s/g, '')).replaceAll('%2B', '+')}`;
