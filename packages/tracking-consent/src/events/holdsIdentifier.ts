import { EMAIL_SIGN } from './scrubAddress';

/** Two years, such as those of a season, that are not part of a longer number. */
const YEARS = /(?<!\d)(?:19|20)\d\d ?[-–/] ?(?:19|20)\d\d(?!\d)/g;
const MAX_DIGITS = 6;

/** Percent-encoding, HTML entities, control and invisible characters, which may hide digits and letters. */
const DISGUISED = /%[\da-f]{2}|&#?\w+;|\p{C}/iu;
/** Invisible characters that ordinary text contains too, such as the one that makes ✔ an emoji. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * Whether a text may contain an e-mail address or a number that identifies a person. National ids, account,
 * phone and policy numbers have more than six digits. A person's name looks like any other words, so fields
 * that could contain one accept no free text.
 */
export function holdsIdentifier(text: string): boolean {
  // Full-width, circled and styled characters become plain ones.
  const plain = text.normalize('NFKC');
  const visible = plain.replace(INVISIBLE, '');
  const digits = visible.replace(YEARS, '').match(/\p{Nd}/gu)?.length ?? 0;
  return digits > MAX_DIGITS || EMAIL_SIGN.test(visible) || DISGUISED.test(plain);
}
