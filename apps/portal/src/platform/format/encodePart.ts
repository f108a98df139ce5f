/** Encodes a text as one part of an address, so that it cannot add another. Half a character becomes U+FFFD. */
export const encodePart = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
