const whole = new Intl.NumberFormat('nb-NO', { maximumFractionDigits: 0 });
const withCents = new Intl.NumberFormat('nb-NO', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** An amount in kroner, `1 234 kr` or `1 234,50 kr`: two decimals when it is not whole, no-break spaces. */
export function formatAmount(kroner: number): string {
  // `|| 0` turns −0, which would be written with its sign, into 0.
  const cents = Math.round(kroner * 100) || 0;
  const format = cents % 100 === 0 ? whole : withCents;
  return `${format.format(cents / 100)}\u00a0kr`;
}

/** A price a month, `1 234 kr/md`. */
export const formatMonthly = (kroner: number): string => `${formatAmount(kroner)}/md`;

/** A price a year, `14 808 kr/år`. */
export const formatYearly = (kroner: number): string => `${formatAmount(kroner)}/år`;
