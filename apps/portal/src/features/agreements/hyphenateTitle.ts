const LONG = 23;

/** A long card title with soft hyphens before each `forsikring` that continues a word (docs/specification/overview.md#agreements). */
export function hyphenateTitle(title: string): string {
  return title.length > LONG ? title.replace(/(?<=\p{L})forsikring/giu, '\u00ad$&') : title;
}
