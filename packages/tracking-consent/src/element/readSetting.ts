import { logOnce } from '@forsikring/foundation/logOnce';
import { type AskedCategory, defaultCategories } from '../core/consentCategories';
import type { ErasedCookies } from '../core/consentRule';

/** Logs once what is wrong, and the cure. */
export const warn = (cure: string) => logOnce(`@forsikring/tracking-consent: ${cure}`, 'warn');

/** Reads a property, or an attribute as JSON. A wrong value is logged, and counts as missing. */
function readJson<Value>(
  given: unknown,
  isRight: (value: Value) => boolean,
  cure: string,
): Value | undefined {
  if (given === undefined || given === null) return undefined;
  try {
    const value = typeof given === 'string' ? JSON.parse(given) : given;
    if (isRight(value)) return value;
  } catch {
    // No JSON, or of another kind.
  }
  warn(cure);
  return undefined;
}

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
  const list = readJson<readonly AskedCategory[]>(
    given,
    Array.isArray,
    `categories is no list: ${cure}.`,
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

/** The cookies to erase, by category, without those of categories that nobody is asked about: these would be erased for good. */
export function readErase(given: unknown, names: readonly string[]): ErasedCookies | undefined {
  const erase = readJson<ErasedCookies>(
    given,
    (cookies) =>
      Object.values(cookies).every((list) =>
        list?.every(
          (cookie) => typeof cookie === 'string' || cookie instanceof RegExp || cookie.name,
        ),
      ),
    'erase must be lists of cookies by category, such as {"statistics": ["_ga", "_ga_*"]}: set the property, or write JSON into the attribute.',
  );
  if (!erase) return undefined;
  const unknown = Object.keys(erase).filter((name) => !names.includes(name));
  if (unknown.length > 0)
    warn(`erase names no category: ${unknown.join(', ')}. Categories: ${names.join(', ')}.`);
  return Object.fromEntries(Object.entries(erase).filter(([name]) => names.includes(name)));
}

export function readDays(given: string | null): number | undefined {
  if (given === null) return undefined;
  const days = Number(given);
  if (days > 0 && days <= 400) return days;
  warn(
    `days="${given}" is no number of days from 1 to 400, the most that browsers keep. The choice is stored for 365 days.`,
  );
  return undefined;
}

export const warnOfLanguage = (given: string) =>
  warn(`the language "${given}" is unknown. Languages: nb, nn, en.`);
