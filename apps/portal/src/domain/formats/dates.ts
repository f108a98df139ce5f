import { dayInNorway, partsInNorway } from '../../platform/clock/norway';

const MONTHS =
  'januar februar mars april mai juni juli august september oktober november desember'.split(' ');

/**
 * Formats a date as `24. desember 2026`. An ISO date, or a time without a zone, keeps its day; a time with a
 * zone is converted to the day in Norway. Undefined for an invalid date.
 */
export function formatDate(iso: string): string | undefined {
  const date = dateOf(iso);
  if (!date) return undefined;
  const { day, month, year } = partsInNorway(date);
  return `${Number(day)}. ${MONTHS[Number(month) - 1]} ${Number(year)}`;
}

/** Formats a time as the clock in Norway shows it, `14.05`, rounded up to the minute. `atMs` is in epoch milliseconds. */
export function formatClock(atMs: number): string {
  const { hour, minute } = partsInNorway(Math.ceil(atMs / 60_000) * 60_000);
  return `${hour}.${minute}`;
}

/**
 * The number of calendar days in Norway from `now` to a date, as `formatDate` reads it: 0 on the day itself,
 * negative afterwards. Undefined for an invalid date.
 */
export function daysUntil(iso: string, now: Date | number): number | undefined {
  const date = dateOf(iso);
  return date && (dayInNorway(date) - dayInNorway(now)) / MS_PER_DAY;
}

const MS_PER_DAY = 86_400_000;

/** A point in time on the day in Norway. */
function dateOf(iso: string): Date | undefined {
  const day = /^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(iso)?.[0];
  if (!day || !exists(day)) return undefined;
  return momentOf(iso) ?? noonOf(day);
}

/** Whether a day exists: `Date` parses 30 February as 2 March. */
function exists(day: string): boolean {
  const date = noonOf(day);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** Noon in UTC is the same day in Norway, in summer and in winter. */
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

/** The point in time of a time with a zone; undefined for other texts. */
function momentOf(iso: string): Date | undefined {
  const [, time, hours, minutes] = /^(.+T.+?)(?:z|([+-]\d{2}):?(\d{2})?)$/i.exec(iso) ?? [];
  if (!time) return undefined;
  const moment = new Date(`${time}${hours ? `${hours}:${minutes ?? '00'}` : 'Z'}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}
