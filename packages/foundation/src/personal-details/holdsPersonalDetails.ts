import { normalizeText } from './normalizeText';
import { holdsEmail } from './possibleEmails';

/** Two years, such as those of a season, that are not part of a longer number. */
const YEARS = /(?<!\d)(?:19|20)\d\d ?[-/] ?(?:19|20)\d\d(?!\d)/g;
const MAX_DIGITS = 6;

/** Percent-encoding, HTML entities, control and invisible characters, which may hide digits and letters. */
const DISGUISED = /%[\da-f]{2}|&#?\w+;|\p{C}/iu;

/**
 * Whether a text may contain an e-mail address or a number that identifies a person. National ids, account, card,
 * phone and policy numbers have more than six digits. A person's name looks like any other words, so fields
 * that could contain one accept no free text. This check is stricter than `findPersonalDetails`.
 */
export function holdsPersonalDetails(text: string): boolean {
  const plain = normalizeText(text).text;
  const digits = plain.replace(YEARS, '').match(/\d/g)?.length ?? 0;
  return digits > MAX_DIGITS || holdsEmail(plain) || DISGUISED.test(text) || DISGUISED.test(plain);
}
