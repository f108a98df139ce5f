import { cookieValues } from '@forsikring/foundation/http/cookieValues';
import {
  type ConsentCategories,
  type ConsentCategory,
  categoryLetters,
  categoryNames,
} from './consentCategories';

/**
 * Which cookies contain the consent, and how to read them:
 * - `level`: the value `granted` is an opt-in to statistics; any other value, or no cookie, is an opt-out.
 * - `choices`: JSON with `"accepted"` or `"denied"` for each category, as `ConsentBanner` writes it. The functional
 * category is always on. With a `revision`, only a choice that was stored with the same revision counts: change the
 * revision when the question changes, and visitors are asked again. With a `domain`, such as `bank.example`, the banner and the
 * settings store the choice for all hosts of that domain; on a host outside the domain, for that host.
 * - `letters`: the letters of the granted categories (`FSM`). A missing letter is a refusal.
 *
 * For `choices` and `letters`, no readable cookie means that the visitor has not chosen yet.
 */
export type ConsentRule =
  | { kind: 'level'; cookie: string; granted: string }
  | {
      kind: 'choices';
      cookie: string;
      revision?: string | undefined;
      domain?: string | undefined;
    }
  | { kind: 'letters'; cookies: readonly string[] };

/** The consent of one cookie value to one category; undefined when it has none. May throw. */
type Parse = (value: string, category: ConsentCategory) => boolean | undefined;

const parseLevel =
  (granted: string): Parse =>
  (value, category) =>
    category === 'statistics' ? value === granted : undefined;

const parseChoices =
  (revision: unknown): Parse =>
  (value, category) => {
    // Some servers write a blank as a plus sign.
    const json = decodeURIComponent(value.replaceAll('+', ' '));
    const stored: Record<string, unknown> = JSON.parse(json);
    const choice = stored[category];
    const same = typeof revision === 'string' && stored.revision === revision;
    if (revision !== undefined && !same) return undefined;
    if (choice === 'accepted' || category === 'functional') return true;
    if (choice === 'denied') return false;
  };

const parseLetters: Parse = (value, category) => {
  const letters = decodeURIComponent(value);
  // An unknown letter makes the whole value unreadable: 'DISABLED' contains an S and is not an opt-in.
  if (/^[FSM]*$/.test(letters)) return letters.includes(categoryLetters[category]);
};

/** Names of the cookies that a rule reads. */
export function cookieNames(rule: ConsentRule): readonly string[] {
  return rule.kind === 'letters' ? rule.cookies : [rule.cookie];
}

/** How a rule reads one cookie value, and the consent when every cookie is missing. */
function parserOf(rule: ConsentRule): [parse: Parse, missing?: ConsentCategories] {
  if (rule.kind === 'level') return [parseLevel(rule.granted), { statistics: false }];
  if (rule.kind === 'letters') return [parseLetters];
  return [parseChoices(rule.revision), { functional: true }];
}

/**
 * Reads the consent from a cookie header (`a=1; b=2`). Unreadable copies count as missing. Among the
 * readable ones a refusal outweighs a grant, category by category. Never throws.
 */
export function readConsent(rule: ConsentRule, cookies: string): ConsentCategories {
  const [parse, missing] = parserOf(rule);
  const merged: Partial<Record<ConsentCategory, boolean>> = {};
  for (const value of cookieNames(rule).flatMap((name) => cookieValues(cookies, name))) {
    try {
      for (const category of categoryNames) {
        const granted = parse(value, category);
        if (granted !== undefined) merged[category] = granted && merged[category] !== false;
      }
    } catch {
      // Broken encoding or JSON: ignore this copy.
    }
  }
  return Object.freeze({ ...missing, ...merged });
}
