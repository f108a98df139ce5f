const MAX_PLAIN_LENGTH = 23;

/**
 * A long card title with soft hyphens before each `forsikring` that continues a word
 * (docs/specification/overview.md#agreements).
 */
export function hyphenateTitle(title: string): string {
  return title.length > MAX_PLAIN_LENGTH
    ? title.replace(/(?<=\p{L})forsikring/giu, '\u00ad$&')
    : title;
}
