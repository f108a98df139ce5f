import {
  type ConsentCategories,
  type ConsentCategory,
  categoryLetters,
  categoryNames,
} from './consentCategories';
import { cookieValues } from './cookieValues';

/**
 * Which cookies hold the answer, and how to read them:
 * - `level`: the one value `granted` is a yes to statistics, anything else a no, also no cookie at all.
 * - `choices`: JSON with `"accepted"` or `"denied"` for each category; what `ConsentBanner` writes.
 *   The functional category is always on.
 * - `letters`: the granted categories' letters (`FSM`), so a missing letter is a no.
 *
 * No `choices` or `letters` cookie that can be read means that the visitor has not answered.
 */
export type ConsentRule =
  | { kind: 'level'; cookie: string; granted: string }
  | { kind: 'choices'; cookie: string }
  | { kind: 'letters'; cookies: readonly string[] };

/** The answer of one cookie value in one category; undefined where it has none. May throw. */
type Parse = (value: string, category: ConsentCategory) => boolean | undefined;

const parseLevel =
  (granted: string): Parse =>
  (value, category) =>
    category === 'statistics' ? value === granted : undefined;

const parseChoices: Parse = (value, category) => {
  const choice: unknown = JSON.parse(decodeURIComponent(value))[category];
  if (choice === 'accepted' || category === 'functional') return true;
  if (choice === 'denied') return false;
};

const parseLetters: Parse = (value, category) => {
  const letters = decodeURIComponent(value);
  // An unknown letter makes the whole value unreadable: 'DISABLED' holds an S, and is no yes.
  if (/^[FSM]*$/.test(letters)) return letters.includes(categoryLetters[category]);
};

/** Names of the cookies that a rule reads. */
export function cookieNames(rule: ConsentRule): readonly string[] {
  return rule.kind === 'letters' ? rule.cookies : [rule.cookie];
}

/** How a rule reads one cookie value, and its answer where no cookie has one. */
function parserOf(rule: ConsentRule): [parse: Parse, missing?: ConsentCategories] {
  if (rule.kind === 'level') return [parseLevel(rule.granted), { statistics: false }];
  return rule.kind === 'choices' ? [parseChoices, { functional: true }] : [parseLetters];
}

/**
 * Reads the answer from a cookie header (`a=1; b=2`). Copies that cannot be read count as absent; among
 * those that can, a refusal outweighs a yes, category by category. Never throws.
 */
export function readConsent(rule: ConsentRule, cookies: string): ConsentCategories {
  const [parse, missing] = parserOf(rule);
  const merged: Partial<Record<ConsentCategory, boolean>> = {};
  for (const value of cookieNames(rule).flatMap((name) => cookieValues(cookies, name))) {
    try {
      for (const category of categoryNames) {
        const answer = parse(value, category);
        if (answer !== undefined) merged[category] = answer && merged[category] !== false;
      }
    } catch {
      // Broken encoding or JSON: this copy has no answer.
    }
  }
  return Object.freeze({ ...missing, ...merged });
}
