/**
 * The visitor's answer to statistics, which decides whether events are sent. `UNANSWERED` is not a yes:
 * events are queued in memory, and nothing is sent.
 */
export type ConsentState = 'OPTED_IN' | 'OPTED_OUT' | 'UNANSWERED';

/** What a visitor is asked about: the letters F, S and M of the opt-in cookie. */
export type ConsentCategory = 'functional' | 'statistics' | 'marketing';

/**
 * The answer in each category: `true` granted, `false` refused, absent when the cookie does not say.
 * The one to `statistics` decides the state.
 */
export type ConsentCategories = Readonly<Partial<Record<ConsentCategory, boolean>>>;

/** The letter of each category in the opt-in cookie. */
export const categoryLetters = { functional: 'F', statistics: 'S', marketing: 'M' } as const;

/** The three categories, in the order of their letters. */
export const categoryNames = Object.keys(categoryLetters) as ConsentCategory[];

/** The state that an answer to statistics amounts to. */
export function consentState({ statistics }: ConsentCategories): ConsentState {
  if (statistics === undefined) return 'UNANSWERED';
  return statistics ? 'OPTED_IN' : 'OPTED_OUT';
}

/** Whether two answers say the same in every category. */
export function sameCategories(one: ConsentCategories, other: ConsentCategories): boolean {
  return categoryNames.every((category) => one[category] === other[category]);
}
