const long = new Intl.DateTimeFormat('nb-NO', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  // A date is a day of the calendar, not a moment: no time zone may move it.
  timeZone: 'UTC',
});

/**
 * A date as `24. desember 2026`, from the day that an ISO date (`2026-12-24`, or a time stamp that
 * starts with one) names. Undefined where there is no such day.
 */
export function formatDate(iso: string): string | undefined {
  const day = /^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(iso)?.[0];
  if (!day) return undefined;
  const date = new Date(`${day}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
  return exists ? long.format(date) : undefined;
}
