/**
 * The visitor's consent to statistics, which decides whether events are sent. While it is `UNANSWERED`,
 * events are queued in memory and nothing is sent.
 */
export type ConsentState = 'OPTED_IN' | 'OPTED_OUT' | 'UNANSWERED';

/** A category of consent: F, S and M in the opt-in cookie. */
export type ConsentCategory = 'functional' | 'statistics' | 'marketing';

/**
 * The consent to each category: `true` granted, `false` refused, absent when the cookie does not say.
 * `statistics` decides the state.
 */
export type ConsentCategories = Readonly<Partial<Record<ConsentCategory, boolean>>>;

/** The letter of each category in the opt-in cookie. */
export const categoryLetters = { functional: 'F', statistics: 'S', marketing: 'M' } as const;

/** The three categories, in the order of their letters. */
export const categoryNames = Object.keys(categoryLetters) as ConsentCategory[];

/** The state that follows from the consent to statistics. */
export function consentState({ statistics }: ConsentCategories): ConsentState {
  if (statistics === undefined) return 'UNANSWERED';
  return statistics ? 'OPTED_IN' : 'OPTED_OUT';
}

/** Whether two consents are the same in every category. */
export function sameCategories(one: ConsentCategories, other: ConsentCategories): boolean {
  return categoryNames.every((category) => one[category] === other[category]);
}
