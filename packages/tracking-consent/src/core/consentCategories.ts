/**
 * The visitor's consent to statistics, which decides whether events are sent. While it is `UNANSWERED`,
 * events are queued in memory and nothing is sent.
 */
export type ConsentState = 'OPTED_IN' | 'OPTED_OUT' | 'UNANSWERED';

/** A category of consent: F, S and M in the opt-in cookie. */
export type ConsentCategory = 'functional' | 'statistics' | 'marketing';

/** A category that banner and settings ask about. An object is a category of the site's own, or has its own texts. */
export type AskedCategory =
  | Exclude<ConsentCategory, 'functional'>
  | {
      /** Names the category in the cookie and in the markup of the page. */
      name: string;
      /** The label of its switch. */
      label: string;
      /** What the category is for. */
      description: string;
    };

/**
 * The consent to each category: `true` granted, `false` refused, absent when the cookie does not say.
 * `statistics` decides the state.
 */
export type ConsentCategories = Readonly<
  Partial<Record<ConsentCategory, boolean>> & { [own: string]: boolean | undefined }
>;

/** What banner and settings ask about by default. */
export const defaultCategories: readonly AskedCategory[] = ['statistics', 'marketing'];

/** The name of a category that banner and settings ask about. */
export const nameOf = (category: AskedCategory): string =>
  typeof category === 'string' ? category : category.name;

/** The state that follows from the consent to statistics. */
export function consentState({ statistics }: ConsentCategories): ConsentState {
  if (statistics === undefined) return 'UNANSWERED';
  return statistics ? 'OPTED_IN' : 'OPTED_OUT';
}

/** Whether two consents are the same in every category. */
export function sameCategories(one: ConsentCategories, other: ConsentCategories): boolean {
  return Object.keys({ ...one, ...other }).every((category) => one[category] === other[category]);
}
