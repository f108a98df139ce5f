import type { TextsOf } from '../texts/TextsProvider';

/** The error summary's own texts. */
export interface ErrorSummaryTexts {
  heading: string;
}

export const errorSummaryTexts: TextsOf<ErrorSummaryTexts> = {
  nb: { heading: 'Rett opp dette før du går videre' },
  nn: { heading: 'Rett opp dette før du går vidare' },
  en: { heading: 'Correct this before you continue' },
};
