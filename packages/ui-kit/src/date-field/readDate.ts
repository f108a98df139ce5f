/** A typed text as a date, nothing (`null`), a date that no calendar has, or no date at all. */
export interface ReadDate {
  date?: string | null;
  fault?: 'impossible' | 'unreadable';
}

const FORMATS = [
  // 1.2.2026, 01.02.26, 1/2-2026
  /^(?<day>\d\d?)[ .,/-]+(?<month>\d\d?)[ .,/-]+(?<year>[12]\d{3}|\d\d)$/,
  // 01022026, 010226
  /^(?<day>\d\d)(?<month>\d\d)(?<year>[12]\d{3}|\d\d)$/,
  // 2026-02-01
  /^(?<year>[12]\d{3})-(?<month>\d\d)-(?<day>\d\d)$/,
];

/**
 * Reads a date as Norwegians write it.
 * @param latestYear A year of two digits becomes the latest one that is not after it.
 */
export function readDate(text: string, latestYear: number): ReadDate {
  const typed = text.trim();
  if (typed === '') return { date: null };
  const parts = FORMATS.map((format) => format.exec(typed)?.groups).find(Boolean);
  if (!parts?.day || !parts.month || !parts.year) return { fault: 'unreadable' };
  const year = parts.year.length === 2 ? fullYear(Number(parts.year), latestYear) : parts.year;
  const date = [year, parts.month.padStart(2, '0'), parts.day.padStart(2, '0')].join('-');
  return isDate(date) ? { date } : { fault: 'impossible' };
}

/** The latest year before or at `latestYear` that ends with two digits. */
const fullYear = (digits: number, latestYear: number) =>
  latestYear - ((((latestYear - digits) % 100) + 100) % 100);

/** Whether a text is a date of the calendar, as `YYYY-MM-DD`. In UTC: a date has no time zone. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.toISOString().startsWith(text);
}

/** Writes a date as Norwegians do: 01.02.2026. */
export const writeDate = (date: string | null) => (date ?? '').split('-').reverse().join('.');
