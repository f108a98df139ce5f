import { plainText } from '@forsikring/foundation/personal-details/normalizeText';

/**
 * Why a text is not an allowed date: it cannot be read, no calendar has the date, or the date is before `min` or after
 * `max`.
 */
export type DateProblem = 'unreadable' | 'impossible' | 'too-early' | 'too-late';

/** A text that was read as a date. */
export interface ReadDate {
  /** `YYYY-MM-DD`, also of a date before `min` or after `max`; `null` for an empty text and for a text that is no date. */
  date: string | null;
  /** Why the text is not an allowed date. */
  problem?: DateProblem | undefined;
}

/** The dates that are allowed, as `YYYY-MM-DD`. */
export interface ReadDateOptions {
  /** The first date. @default none */
  min?: string | null | undefined;
  /** The last date. A year of two digits is not after its year. @default none */
  max?: string | null | undefined;
}

/** How many years ahead a year of two digits can be without a `max`. */
const YEARS_AHEAD = 20;
/** No date is longer, with its day of the week and its time. */
const LONGEST = 60;

/** The beginnings of the months' names, in Norwegian and English. */
const MONTHS = 'jan feb mar apr mai|may jun jul aug sep okt|oct nov des|dec'
  .split(' ')
  .map((names) => new RegExp(`^(${names})`));

const AROUND = /^["'«»“”‘’([\s]+|["'«»“”‘’)\]\s.,;]+$/g;
/** What stands between the numbers of a date like a slash. */
const SLASH = /[⁄∕·]/g;
const WEEKDAY =
  /^((man|mån|tir|tys|ons|tor|fre|lør|lau|søn|sun|mon|tue|wed|thu|fri|sat)\p{L}*|ma|må|ti|ty|on|to|fr|lø|la|sø|su)[ .,]+|^(den|the) /u;
/** The time of day, which is no part of the date. A time with a zone may be on another day here. */
const TIME = /([t ,]+|[ ,]+kl[.:]? ?)\d\d?:\d\d(:\d\d([.,]\d+)?)?$|[ ,]+kl[.:]? ?\d\d?\.\d\d$/;

const FORMATS = [
  // 1.2.2026, 01.02.26, 1/2-2026
  /^(?<day>\d\d?)[ .,/-]+(?<month>\d\d?)[ .,/'’-]+(?<year>[12]\d{3}|\d\d)$/,
  // 1. februar 2026, 1 feb. 26, 1st of February 2026
  /^(?<day>\d\d?)(?:st|nd|rd|th)?(?: of )?[ .,/-]*(?<name>\p{L}{3,9})[ .,/'’-]*(?<year>[12]\d{3}|\d\d)$/u,
  // February 1, 2026
  /^(?<name>\p{L}{3,9})[ .]+(?<day>\d\d?)(?:st|nd|rd|th)?[ ,]+(?<year>[12]\d{3}|\d\d)$/u,
  // 01022026, 010226. The last four digits of 20101124 and 20121712 are no year.
  /^(?<day>\d\d)(?<month>\d\d)(?<year>19\d\d|2\d{3}|\d\d)$/,
  // 2026-02-01, 2026/02/01, 20260201
  /^(?<year>[12]\d{3})(?<separator>[-./]?)(?<month>\d\d)\k<separator>(?<day>\d\d)$/,
];

/**
 * Reads a date as people in Norway write or paste it, in the language of the page or another: 1.2.2026, 010226,
 * '1. februar 2026', 'søndag 1. feb. 26', 2026-02-01. For a check of yours, in a browser or on a server.
 *
 * @example
 * const { date, problem } = readDate(text, { max: '2026-12-31' });
 */
export function readDate(text: string, { min, max }: ReadDateOptions = {}): ReadDate {
  const [first, last] = [min, max].map((limit) => limit && isDate(limit) && limit);
  const plain = plainText(text).replace(SLASH, '/').replace(/\s+/g, ' ').trim().toLowerCase();
  if (plain === '') return { date: null };
  if (plain.length > LONGEST) return { date: null, problem: 'unreadable' };
  const typed = plain
    .replace(AROUND, '')
    .replace(TIME, '')
    .replace(WEEKDAY, '')
    .replace(WEEKDAY, '');
  const parts = FORMATS.map((format) => format.exec(typed)?.groups).find(Boolean);
  const { day, year, month = monthNamed(parts?.name) } = parts ?? {};
  if (!day || !month || !year) return { date: null, problem: 'unreadable' };
  const latestYear = last ? Number(last.slice(0, 4)) : new Date().getFullYear() + YEARS_AHEAD;
  const wholeYear = year.length === 2 ? fullYear(Number(year), latestYear) : year;
  const date = [wholeYear, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  if (!isDate(date)) return { date: null, problem: 'impossible' };
  // As text, dates are in the order of the calendar.
  if (first && date < first) return { date, problem: 'too-early' };
  return last && date > last ? { date, problem: 'too-late' } : { date };
}

/** What a form sends for the text of a field: an allowed date as `YYYY-MM-DD`, and any other text as it was typed. */
export function sentText(text: string, limits: ReadDateOptions): string {
  const { date, problem } = readDate(text, limits);
  return problem ? text : (date ?? '');
}

/** The number of a month; undefined for another word. */
function monthNamed(name = ''): string | undefined {
  const at = MONTHS.findIndex((month) => month.test(name));
  return at < 0 ? undefined : String(at + 1);
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
