import { WORD_JOINTS } from '@forsikring/foundation/texts/wordJoints';

/** A phone, or a window as narrow for its text size. */
const NARROW = '(max-width: 26em)';

/**
 * A shown text, in a narrow window with soft hyphens in its long words, which a browser without Norwegian hyphenation
 * would break anywhere. Elsewhere the text, which screen readers and tests read, stays as it is.
 */
export const hyphenate = (text: string): string =>
  window.matchMedia?.(NARROW).matches ? text.replace(WORD_JOINTS, '\u00ad') : text;

/** Names up to this length stay as they are in wide windows. */
const MAX_PLAIN_LENGTH = 23;

/**
 * The name of an insurance. A long name has a soft hyphen before each `forsikring` that continues a word, in every window
 * (docs/specification/overview.md#agreements).
 */
export const hyphenateName = (name: string): string =>
  hyphenate(
    name.length > MAX_PLAIN_LENGTH ? name.replace(/(?<=\p{L})forsikring/giu, '\u00ad$&') : name,
  );
