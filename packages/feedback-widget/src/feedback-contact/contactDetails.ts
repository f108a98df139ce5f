/** Whether an e-mail address has a local part, and a domain with a dot. */
export function isEmail(text: string): boolean {
  return /^[^\s@<>()]+@[\p{L}\d-]+(\.[\p{L}\d-]+)+$/u.test(text);
}

/**
 * Whether it is a phone number: eight digits, or a country code before them. Spaces, dashes and invisible
 * characters, which pasted numbers may contain, are ignored.
 */
export function isPhone(text: string): boolean {
  return /^((\+|00)\d{7,15}|(47)?\d{8})$/.test(text.replace(/[\s().\p{Pd}\p{Cf}]/gu, ''));
}
