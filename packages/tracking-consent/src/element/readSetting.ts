import { logOnce } from '@forsikring/foundation/logOnce';
import type { AskedCategory } from '../core/consentCategories';
import type { ErasedCookies } from '../core/consentRule';

const warn = (cure: string) => logOnce(`@forsikring/tracking-consent: ${cure}`, 'warn');

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

export const readCategories = (given: unknown) =>
  readJson<readonly AskedCategory[]>(
    given,
    (list) =>
      list.length > 0 &&
      list.every((each) =>
        typeof each === 'string'
          ? ['statistics', 'marketing'].includes(each)
          : [each.name, each.label, each.description].every((text) => typeof text === 'string') &&
            !OTHERS.includes(each.name),
      ),
    `categories must be a list of "statistics", "marketing" and { "name", "label", "description" }: set the property, or write JSON into the attribute. No name is ${OTHERS.join(' or ')}.`,
  );

export const readErase = (given: unknown) =>
  readJson<ErasedCookies>(
    given,
    (erase) =>
      Object.values(erase).every((cookies) =>
        cookies?.every(
          (cookie) => typeof cookie === 'string' || cookie instanceof RegExp || cookie.name,
        ),
      ),
    'erase must be lists of cookies by category, such as {"statistics": ["_ga", "_ga_*"]}: set the property, or write JSON into the attribute.',
  );

export function readDays(given: string | null): number | undefined {
  if (given === null) return undefined;
  const days = Number(given);
  if (days > 0) return days;
  warn(
    `days="${given}" is no number of days, such as days="180". The choice is stored for 365 days.`,
  );
  return undefined;
}

export const warnOfLanguage = (given: string) =>
  warn(`the language "${given}" is unknown. Languages: nb, nn, en.`);
