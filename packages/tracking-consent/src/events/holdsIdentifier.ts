/** A year and the next one, e.g. a season. */
const YEARS = /(?:19|20)\d\d ?[-–/] ?(?:19|20)\d\d/g;
const MAX_DIGITS = 6;
const EMAIL = /@|\(at\)|\[at\]/i;
/** Percent-encoding, HTML entities, control and invisible characters: digits and letters may hide behind them. */
const DISGUISED = /%[\da-f]{2}|&#?\w+;|\p{C}/iu;

/**
 * Whether a text may hold an e-mail address or a number that belongs to somebody. National ids, account,
 * phone and policy numbers have more than six digits. A person's name cannot be told from other words:
 * fields that could hold one take no free text.
 */
export function holdsIdentifier(text: string): boolean {
  // Full-width, circled and styled characters become plain ones.
  const plain = text.normalize('NFKC');
  const digits = plain.replace(YEARS, '').match(/\p{Nd}/gu)?.length ?? 0;
  return digits > MAX_DIGITS || EMAIL.test(plain) || DISGUISED.test(plain);
}
