/** Percent-encodes a text as one part of an address. Lone surrogates become U+FFFD. */
export const encodePart = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
