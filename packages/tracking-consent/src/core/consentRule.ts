import { cookieValues } from '@forsikring/foundation/http/cookieValues';
import type { ConsentCategories } from './consentCategories';

/** A cookie that other code sets. */
export interface OthersCookie {
  /** Its name. A `*` at the end of a text matches any ending. */
  name: string | RegExp;
  /** Its domain. @default every domain whose cookies the page can read */
  domain?: string | undefined;
  /** Its path. @default every path whose cookies the page can read */
  path?: string | undefined;
}

/** The cookies of others, by the category that they need. A text or a pattern is a name. */
export type ErasedCookies = Readonly<
  Record<string, readonly (string | RegExp | OthersCookie)[] | undefined>
>;

/**
 * Which cookies contain the consent, and how to read them:
 * - `level`: the value `granted` is an opt-in to statistics; any other value, or no cookie, is an opt-out.
 * - `choices`: JSON with `"accepted"` or `"denied"` for each category, as `ConsentBanner` writes it. The functional
 * category is always on. With a `revision`, only a choice that was stored with the same revision counts: change the
 * revision when the question changes, and visitors are asked again. With a `domain`, such as `bank.example`, the banner and the
 * settings store the choice for all hosts of that domain; on a host outside the domain, for that host. They store it for
 * `days`, by default 365.
 * - `letters`: the letters of the granted categories (`FSM`). A missing letter is a refusal.
 *
 * For `choices` and `letters`, no readable cookie means that the visitor has not chosen yet.
 *
 * With each, `createBrowserConsent` erases the cookies in `erase` of the categories that are not granted: when the page loads, and
 * at each change. Browsers do not let a page erase the cookies of other sites.
 */
export type ConsentRule = (
  | { kind: 'level'; cookie: string; granted: string }
  | {
      kind: 'choices';
      cookie: string;
      revision?: string | undefined;
      domain?: string | undefined;
      days?: number | undefined;
    }
  | { kind: 'letters'; cookies: readonly string[] }
) & { erase?: ErasedCookies | undefined };

/** The consent when every cookie is missing. */
const missing = {
  level: { statistics: false },
  choices: { functional: true },
  letters: {},
};

/** The consent of one cookie value, by category; undefined when it is unreadable. May throw. */
function parse(rule: ConsentRule, value: string): ConsentCategories | undefined {
  if (rule.kind === 'level') return { statistics: value === rule.granted };
  // Some servers write a blank as a plus sign.
  const text = decodeURIComponent(value.replaceAll('+', ' '));
  if (rule.kind === 'letters') {
    // An unknown letter makes the whole value unreadable: 'DISABLED' contains an S and is not an opt-in.
    if (!/^[FSM]*$/.test(text)) return undefined;
    const has = (letter: string) => text.includes(letter);
    return { functional: has('F'), statistics: has('S'), marketing: has('M') };
  }
  const { revision }: { revision?: unknown } = rule;
  const stored: Record<string, unknown> = JSON.parse(text);
  if (revision !== undefined && (typeof revision !== 'string' || stored.revision !== revision))
    return undefined;
  for (const category in stored) {
    const choice = stored[category];
    stored[category] = choice === 'accepted' || (choice === 'denied' ? false : undefined);
  }
  return { ...stored, functional: true };
}

/** Names of the cookies that a rule reads. */
export function cookieNames(rule: ConsentRule): readonly string[] {
  return 'cookies' in rule ? rule.cookies : [rule.cookie];
}

/**
 * Reads the consent from a cookie header (`a=1; b=2`). Unreadable copies count as missing. Among the
 * readable ones a refusal outweighs a grant, category by category. Never throws.
 */
export function readConsent(rule: ConsentRule, cookies: string): ConsentCategories {
  const merged: Record<string, boolean> = {};
  for (const value of cookieNames(rule).flatMap((name) => cookieValues(cookies, name))) {
    try {
      for (const [category, granted] of Object.entries(parse(rule, value) ?? {}))
        if (granted !== undefined) merged[category] = granted && merged[category] !== false;
    } catch {
      // Broken encoding or JSON: ignore this copy.
    }
  }
  return Object.freeze({ ...missing[rule.kind], ...merged });
}
