import type { TextsOf } from '../texts/TextsProvider';

/** The names of the states of a step, for people who do not see its mark. */
export interface StepsTexts {
  complete: string;
  current: string;
  upcoming: string;
}

export const stepsTexts: TextsOf<StepsTexts> = {
  nb: { complete: 'Fullført', current: 'Pågår', upcoming: 'Gjenstår' },
  nn: { complete: 'Fullført', current: 'Pågår', upcoming: 'Står att' },
  en: { complete: 'Completed', current: 'In progress', upcoming: 'Not started' },
};
