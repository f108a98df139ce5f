import { visibleText } from './email';

/** What people write between the digits of a phone number: spaces of all kinds, dots, dashes, brackets. */
const BETWEEN = /[\s.()[\]\p{Pd}\u2212]/gu;

/** The country code of Norway before a number of eight digits. */
const NORWAY = /^(\+|00)?47(?=\d{8}$)/;

/**
 * A typed or pasted phone number without what people write between its digits, and without Norway's country code.
 * Digits and signs of full width become ordinary ones. Other characters stay, so that a check refuses them.
 */
export function readPhone(typed: string): string {
  return visibleText(typed).normalize('NFKC').replace(BETWEEN, '').replace(NORWAY, '');
}
