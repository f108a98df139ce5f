const insurances = (count: number) => (count === 1 ? '1 forsikring' : `${count} forsikringer`);

/** The texts of the summary (docs/specification/overview.md#summary). */
export const summaryTexts = {
  label: 'Kort oppsummert',
  youPay: 'Du betaler',
  payFor: (priced: number, count: number) =>
    priced === count ? `for ${insurances(count)}` : `for ${priced} av ${insurances(count)}`,
  count: (count: number) => `Du har ${insurances(count)}`,
  unpriced: (count: number) => `${insurances(count)} har ikke egen pris.`,
  missing: 'Noen av forsikringene dine kan mangle i summen.',
  incomplete: 'Vi undersøker om du har flere forsikringer.',
  nextTask: (title: string) => `Neste oppgave: ${title}`,
  toTask: 'Gå til oppgaven' as const,
  areas: 'Slik fordeler prisen seg',
  area: 'Område',
  price: 'Pris per måned',
  share: 'Andel',
  percent: (percent: number) => (percent < 1 ? 'under 1\u00a0%' : `${percent}\u00a0%`),
};
