/** A text of the interface as the code has it. Its placeholders are in braces: 'Du har {count} tilbud'. */
export interface Text {
  /** Where its file keeps it, such as `addressTexts.refreshFailed.title`. */
  key: string;
  text: string;
  /** The texts of the portal are in bokmål only. */
  language: 'nb' | 'nn' | 'en';
}
