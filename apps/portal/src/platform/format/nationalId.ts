/**
 * A national id of 11 digits as 6 and 5, `010190 12345`, with a no-break space; anything else is
 * unchanged (docs/specification/shell.md#formats).
 */
export function formatNationalId(id: string): string {
  const digits = id.replace(/\s/g, '');
  return /^\d{11}$/.test(digits) ? `${digits.slice(0, 6)}\u00a0${digits.slice(6)}` : id;
}
