const NO_BREAK = '\u00a0';

/** A national id of 11 digits as 6 and 5, `010190 12345`; anything else as it came. */
export function formatNationalId(id: string): string {
  const digits = id.replace(/\s/g, '');
  return /^\d{11}$/.test(digits) ? `${digits.slice(0, 6)}${NO_BREAK}${digits.slice(6)}` : id;
}

/**
 * A Norwegian phone number, grouped by its first digit: 8 as 3-2-3, 2–7 and 9 as 2-2-2-2. A country
 * code `+47`, `0047` or `47` stands in front, apart. Anything else as it came.
 */
export function formatPhone(phone: string): string {
  const compact = phone.replace(/\s/g, '');
  const [, code, number] = /^(\+47|0047|47)?(\d{8})$/.exec(compact) ?? [];
  if (!number || !/^[2-9]/.test(number)) return phone;
  const pattern = number.startsWith('8') ? /(...)(..)(...)/ : /(..)(..)(..)(..)/;
  const grouped = pattern.exec(number)?.slice(1).join(NO_BREAK) ?? number;
  return code ? `${code}${NO_BREAK}${grouped}` : grouped;
}

/** The address of a link that calls a number. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/\s/g, '')}`;
