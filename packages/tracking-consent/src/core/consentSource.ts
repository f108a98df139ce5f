import {
  type ConsentCategories,
  type ConsentCategory,
  categoryLetters,
  categoryNames,
} from './consentCategories';
import { cookieValues } from './cookieValues';

/** Reads an answer out of a cookie header (`a=1; b=2`). Never throws, whatever the header holds. */
export type ConsentSource = (cookies: string) => ConsentCategories;

/** One category's answer in one cookie value; undefined where it has none. May throw. */
type Parse = (value: string, category: ConsentCategory) => boolean | undefined;

/** The bank's consent level: `2` is a yes to statistics, any other value a no. */
const parseLevel: Parse = (value, category) =>
  category === 'statistics' ? value === '2' : undefined;

/** The direct channel's own cookie: JSON, one `"accepted" | "denied"` a category. F is always on. */
const parseChoice: Parse = (value, category) => {
  const choice: unknown = JSON.parse(decodeURIComponent(value))[category];
  if (choice === 'accepted' || category === 'functional') return true;
  if (choice === 'denied') return false;
};

/** The opt-in cookie: the letters that were granted, so a missing letter is a no. */
const parseLetters: Parse = (value, category) => {
  const letters = decodeURIComponent(value);
  // An unknown letter makes the whole value unreadable: 'DISABLED' holds an S, and is no yes.
  if (/^[FSM]*$/.test(letters)) return letters.includes(categoryLetters[category]);
};

/**
 * One answer out of all copies that can be read: in each category a refusal outweighs any yes.
 * `unasked` stands where no copy answers.
 */
function readCopies(
  names: readonly string[],
  parse: Parse,
  unasked?: ConsentCategories,
): ConsentSource {
  return (cookies) => {
    const merged: Partial<Record<ConsentCategory, boolean>> = {};
    for (const value of names.flatMap((name) => cookieValues(cookies, name))) {
      try {
        for (const category of categoryNames) {
          const answer = parse(value, category);
          if (answer !== undefined) merged[category] = answer && merged[category] !== false;
        }
      } catch {
        // Broken encoding or JSON: this copy answers nothing.
      }
    }
    return Object.freeze({ ...unasked, ...merged });
  };
}

/** Names of a distributor's cookies, how one is read, and what stands where none answers. */
function ruleOf(
  distributor: string,
  optInCookieNames: readonly string[],
): [names: readonly string[], parse: Parse, unasked?: ConsentCategories] {
  switch (distributor) {
    case 'sb1':
    case 'eika':
      return [['kfp-clvl'], parseLevel, { statistics: false }];
    case 'none':
      return [['fremtind-cookie-consent'], parseChoice, { functional: true }];
    default:
      return [optInCookieNames, parseLetters];
  }
}

/** Names of the cookies that decide for a distributor. */
export function decidingCookies(
  distributor: string,
  optInCookieNames: readonly string[],
): readonly string[] {
  return ruleOf(distributor, optInCookieNames)[0];
}

/**
 * The cookie that holds the consent of a distributor's visitors: the consent level for `sb1` and
 * `eika`, the consent cookie for `none`, the opt-in cookie for all others (specification part 2 §4).
 * Copies that cannot be read count as absent; among those that can, a refusal outweighs a yes.
 */
export function consentSource(
  distributor: string,
  optInCookieNames: readonly string[],
): ConsentSource {
  return readCopies(...ruleOf(distributor, optInCookieNames));
}
