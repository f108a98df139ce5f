/** Percent-encodes a text as one part of an address. Lone surrogates become U+FFFD. */
const encodePart = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

/** The `mailto:` link of an e-mail address, with one recipient and no header fields. */
export const mailLink = (email: string): string =>
  `mailto:${encodePart(email.trim()).replaceAll('%40', '@')}`;

/**
 * The `tel:` link of a number: white space is removed, the rest is encoded
 * (docs/specification/shell.md#formats).
 */
export const telLink = (phone: string): string =>
  `tel:${encodePart(phone.replace(/\s/g, '')).replaceAll('%2B', '+')}`;
