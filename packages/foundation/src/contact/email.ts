import { INVISIBLE } from '../personal-details/normalizeText';

/**
 * A local part, an @ and a domain with at least one dot (docs/specification/profile.md#contact-validation). Letters of
 * all languages count, and so does the straight apostrophe that people type.
 */
const EMAIL = /^[\p{L}\p{M}\d_.!#$%&’'*+/=?^`{|}~-]+@[\p{L}\p{M}\d-]+(?:\.[\p{L}\p{M}\d-]+)+$/u;

/** Whether a text of `visibleText` is an e-mail address. Some invisible characters are letters or marks to Unicode. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text) && text.search(INVISIBLE) < 0;
}

/** What a person sees of a typed or pasted text: no invisible characters, no spaces around it, and å as one letter (NFC). */
export function visibleText(typed: string): string {
  return typed.replace(INVISIBLE, '').normalize('NFC').trim();
}
