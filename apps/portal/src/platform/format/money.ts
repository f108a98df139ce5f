let formats: { whole: Intl.NumberFormat; withCents: Intl.NumberFormat } | undefined;

/** Made when the first amount is: a browser's first number format takes longer than a page's code. */
function madeFormats() {
  formats ??= {
    whole: new Intl.NumberFormat('nb-NO', { maximumFractionDigits: 0 }),
    withCents: new Intl.NumberFormat('nb-NO', {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    }),
  };
  return formats;
}

/** An amount in kroner, `1 234 kr` or `1 234,50 kr`: two decimals when it is not whole, no-break spaces. */
export function formatAmount(kroner: number): string {
  // `|| 0` turns −0, which would be written with its sign, into 0.
  const cents = Math.round(kroner * 100) || 0;
  const format = madeFormats()[cents % 100 === 0 ? 'whole' : 'withCents'];
  return `${format.format(cents / 100)}\u00a0kr`;
}

/** A price a month, `1 234 kr/md`. */
export const formatMonthly = (kroner: number): string => `${formatAmount(kroner)}/md`;

/** A price a year, `14 808 kr/år`. */
export const formatYearly = (kroner: number): string => `${formatAmount(kroner)}/år`;
