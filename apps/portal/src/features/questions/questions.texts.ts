/** The texts around the distributor's questions (docs/specification/overview.md#questions). */
export const questionsTexts = {
  heading: 'Finner du ikke forsikringene dine?' as const,
  /** The button that shows and hides further questions. */
  more: { show: 'Vis flere spørsmål', hide: 'Skjul flere spørsmål' },
  otherInsurances: {
    before: 'Du kan også ha ',
    link: 'forsikringer gjennom kort, program, arbeidsgiver eller forbund',
  },
};
