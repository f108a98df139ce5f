const formats: { [Decimals in 0 | 2]?: Intl.NumberFormat } = {};

/** Created lazily, since creating the first number format is slow in browsers. */
function formatOf(decimals: 0 | 2): Intl.NumberFormat {
  formats[decimals] ??= new Intl.NumberFormat('nb-NO', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return formats[decimals];
}

/** Formats an amount in kroner as `1 234 kr` or `1 234,50 kr`, with no-break spaces. */
export function formatAmount(kroner: number): string {
  // `|| 0` converts −0, which would be formatted with its sign, to 0.
  const cents = Math.round(kroner * 100) || 0;
  return `${formatOf(cents % 100 === 0 ? 0 : 2).format(cents / 100)}\u00a0kr`;
}

/** Formats a monthly price as `1 234 kr/md`. */
export const formatMonthly = (kroner: number): string => `${formatAmount(kroner)}/md`;

/** Formats a yearly price as `14 808 kr/år`. */
export const formatYearly = (kroner: number): string => `${formatAmount(kroner)}/år`;
