const formats: { [Decimals in 0 | 2]?: Intl.NumberFormat } = {};

/** Made when the first amount is: a browser's first number format takes longer than a page's code. */
function formatOf(decimals: 0 | 2): Intl.NumberFormat {
  formats[decimals] ??= new Intl.NumberFormat('nb-NO', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return formats[decimals];
}

/** An amount in kroner, `1 234 kr` or `1 234,50 kr`: two decimals when it is not whole, no-break spaces. */
export function formatAmount(kroner: number): string {
  // `|| 0` turns −0, which would be written with its sign, into 0.
  const cents = Math.round(kroner * 100) || 0;
  return `${formatOf(cents % 100 === 0 ? 0 : 2).format(cents / 100)}\u00a0kr`;
}

/** A price a month, `1 234 kr/md`. */
export const formatMonthly = (kroner: number): string => `${formatAmount(kroner)}/md`;

/** A price a year, `14 808 kr/år`. */
export const formatYearly = (kroner: number): string => `${formatAmount(kroner)}/år`;
