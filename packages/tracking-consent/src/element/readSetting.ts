import { readJson, readNumber } from '@forsikring/foundation/element/readSetting';
import { logOnce } from '@forsikring/foundation/logOnce';
import { type AskedCategory, defaultCategories } from '../core/consentCategories';
import type { ErasedCookies } from '../core/consentRule';

/** Logs once what is wrong, and the cure. */
export const warn = (cure: string) => logOnce(`@forsikring/tracking-consent: ${cure}`, 'warn');

/** Names in the cookie that are no choices. */
const OTHERS = ['functional', 'revision'];

const isCategory = (given: AskedCategory) =>
  typeof given === 'string'
    ? defaultCategories.includes(given)
    : [given?.name, given?.label, given?.description].every((text) => typeof text === 'string') &&
      !OTHERS.includes(given.name);

/** The categories to ask about, without those that are wrong. Missing when none is right. */
export function readCategories(given: unknown): readonly AskedCategory[] | undefined {
  const cure =
    'set the property, or write JSON into the attribute: a list of "statistics", "marketing" and { "name", "label", "description" }';
  const list = readJson<readonly AskedCategory[]>(given, Array.isArray, () =>
    warn(`categories is no list: ${cure}.`),
  );
  const right = list?.filter(isCategory);
  if (list && right && right.length < list.length)
    warn(
      `categories has entries that are wrong: ${JSON.stringify(list.filter((each) => !isCategory(each)))}. ${cure}, whose name is not ${OTHERS.join(' or ')}.`,
    );
  if (right?.length) return right;
  if (given !== undefined)
    warn('without a right category, the consent asks about statistics and marketing.');
  return undefined;
}

/**
 * The cookies to erase, by category. Leaves out the cookies of a category that the visitor is not asked about: the visitor could
 * never consent to these cookies, so they would always be erased.
 */
export function readErase(given: unknown, names: readonly string[]): ErasedCookies | undefined {
  const erase = readJson<ErasedCookies>(
    given,
    (cookies) =>
      Object.values(cookies).every((list) =>
        list?.every(
          (cookie) => typeof cookie === 'string' || cookie instanceof RegExp || cookie.name,
        ),
      ),
    () =>
      warn(
        'erase must be lists of cookies by category, such as {"statistics": ["_ga", "_ga_*"]}: set the property, or write JSON into the attribute.',
      ),
  );
  if (!erase) return undefined;
  const unknown = Object.keys(erase).filter((name) => !names.includes(name));
  if (unknown.length > 0)
    warn(`erase names no category: ${unknown.join(', ')}. Categories: ${names.join(', ')}.`);
  return Object.fromEntries(Object.entries(erase).filter(([name]) => names.includes(name)));
}

/** The longest duration of a cookie that browsers keep, in days. */
const MAX_DAYS = 400;

/** How many days the choice is stored. */
export const readDays = (given: string | undefined): number | undefined =>
  readNumber(given, MAX_DAYS, () =>
    warn(
      `days="${given}" is no number of days from 1 to ${MAX_DAYS}, the most that browsers keep. The choice is stored for 365 days.`,
    ),
  );
