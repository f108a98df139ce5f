/** Whether an address could receive mail: a local part, and a domain with a dot. */
export function isEmail(text: string): boolean {
  return /^[^\s@<>()]+@[\p{L}\d-]+(\.[\p{L}\d-]+)+$/u.test(text);
}

/**
 * Whether a number could be called: eight digits, or a country's code before them. Gaps, dashes and
 * the invisible marks that come along when a number is pasted count for nothing.
 */
export function isPhone(text: string): boolean {
  return /^((\+|00)\d{7,15}|(47)?\d{8})$/.test(text.replace(/[\s().\p{Pd}\p{Cf}]/gu, ''));
}
