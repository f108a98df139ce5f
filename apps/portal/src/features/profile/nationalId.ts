/**
 * Formats a national id of 11 digits as `010190 12345`, with a no-break space. Other texts are
 * unchanged (docs/specification/shell.md#formats).
 */
export function formatNationalId(id: string): string {
  const digits = id.replace(/\s/g, '');
  return /^\d{11}$/.test(digits) ? `${digits.slice(0, 6)}\u00a0${digits.slice(6)}` : id;
}
