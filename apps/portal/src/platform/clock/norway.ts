/** Day, month, year and time in Norway. In English, which each browser knows, and created when first used. */
let norway: Intl.DateTimeFormat | undefined;

/** The parts of a moment as a clock in Norway shows them, whatever the time zone of the device is. */
export function partsInNorway(moment: Date | number) {
  norway ??= new Intl.DateTimeFormat('en-GB', {
    ...{ day: '2-digit', month: '2-digit', year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Oslo' },
  } as const);
  const parts = norway.formatToParts(moment).map(({ type, value }) => [type, value]);
  return Object.fromEntries(parts) as Record<'day' | 'month' | 'year' | 'hour' | 'minute', string>;
}

/** The day in Norway as milliseconds, by which days can be compared: its beginning in UTC. */
export function dayInNorway(moment: Date | number): number {
  const { day, month, year } = partsInNorway(moment);
  return Date.UTC(Number(year), Number(month) - 1, Number(day));
}
