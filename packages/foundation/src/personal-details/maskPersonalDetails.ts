import { normalizeText } from './normalizeText';
import { BETWEEN_DIGITS } from './patterns';
import { maskEmails } from './possibleEmails';

/** Four or more digits in any grouping. */
const NUMBER = new RegExp(`\\d(?:${BETWEEN_DIGITS}\\d){3,}`, 'giu');

/**
 * Masks personal details in any text, and normalizes the text: e-mail addresses, and numbers of four digits or more.
 * The mask is stricter than `findPersonalDetails`, since a report needs no numbers. Names cannot be distinguished from
 * other words. Takes linear time.
 */
export function maskPersonalDetails(text: string): string {
  return maskEmails(normalizeText(text).text, '{email}').replace(NUMBER, '{number}');
}
