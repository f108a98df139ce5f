const NO_BREAK = '\u00a0';

/**
 * Groups a Norwegian phone number by its first digit: 8 as 3-2-3, 2–7 and 9 as 2-2-2-2. A country code
 * `+47`, `0047` or `47` is a group of its own. Other texts are unchanged (docs/specification/shell.md#formats).
 */
export function formatPhone(phone: string): string {
  const compact = phone.replace(/\s/g, '');
  const [, code, number] = /^(\+47|0047|47)?(\d{8})$/.exec(compact) ?? [];
  if (!number || !/^[2-9]/.test(number)) return phone;
  const pattern = number.startsWith('8') ? /(...)(..)(...)/ : /(..)(..)(..)(..)/;
  const grouped = pattern.exec(number)?.slice(1).join(NO_BREAK) ?? number;
  return code ? `${code}${NO_BREAK}${grouped}` : grouped;
}
