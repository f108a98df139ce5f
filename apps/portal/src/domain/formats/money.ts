/**
 * Formats an amount in kroner as `1 234 kr` or `1 234,50 kr`, with no-break spaces. Without `Intl`: a browser without
 * Norwegian language data would use the English format, and the first number format of a page takes long to create.
 */
export function formatAmount(kroner: number): string {
  const cents = Math.round(kroner * 100);
  const [whole = '', decimals] = Math.abs(cents / 100)
    .toFixed(cents % 100 === 0 ? 0 : 2)
    .split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, '\u00a0');
  return `${cents < 0 ? '−' : ''}${grouped}${decimals ? `,${decimals}` : ''}\u00a0kr`;
}

/** Formats a monthly price as `1 234 kr/md`. */
export const formatMonthly = (kroner: number): string => `${formatAmount(kroner)}/md`;

/** Formats a yearly price as `14 808 kr/år`. */
export const formatYearly = (kroner: number): string => `${formatAmount(kroner)}/år`;
