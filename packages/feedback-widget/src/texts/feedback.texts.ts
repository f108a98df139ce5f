/** Bokmål, and the shape of every other language. `{count}` and `{adviser}` are filled in. */
export const nb = {
  /** The BCP 47 tag of these texts; the widget's `lang` (WCAG 3.1.2). */
  lang: 'nb',
  /** The main question (part 2 §2). */
  question: 'Hvor fornøyd er du med denne nettsiden?',
  /** The names of the five faces, from the saddest. */
  smiley1: 'Veldig misfornøyd',
  smiley2: 'Litt misfornøyd',
  smiley3: 'Midt på treet',
  smiley4: 'Ganske fornøyd',
  smiley5: 'Veldig fornøyd',
  /** What the text area asks after faces 1–2, 3 and 4–5. */
  promptSad: 'Det var leit å høre. Hva kan vi gjøre bedre? (valgfritt)',
  promptNeutral: 'Hva skal til for at du blir mer fornøyd? (valgfritt)',
  promptHappy: 'Så bra! Hva er du særlig fornøyd med? (valgfritt)',
  helpText:
    'Ikke skriv personlige opplysninger. Tilbakemeldinger som kommer inn her blir ikke besvart, men brukt i videre arbeid med å forbedre tjenestene våre.',
  /** Stands under a text that is too long (part 2 §5). */
  excess: 'Du har skrevet {count} tegn for mye',
  /** Heard, not seen, when the text nears its limit and when it is past it. */
  charactersLeft: '{count} tegn igjen',
  charactersOver: '{count} tegn over grensen',
  send: 'Send',
  cancel: 'Avbryt',
  /** Heard, not seen, while the host delivers. */
  sending: 'Sender tilbakemeldingen',
  failed: 'Vi fikk ikke sendt tilbakemeldingen. Det du skrev, står her fortsatt. Prøv igjen.',
  thanks: 'Takk for tilbakemeldingen!',
  closing:
    'Vi svarer ikke på tilbakemeldinger som kommer inn her. Lurer du på noe, kan du kontakte din {adviser}.',
  /** Who answers questions instead; stands in `closing`. */
  adviser: 'forsikringsrådgiver',
};

/** Every text of the widget, in one language. */
export type FeedbackTexts = typeof nb;

/** Nynorsk: `<Feedback language={nn} …>`. */
export const nn: FeedbackTexts = {
  lang: 'nn',
  question: 'Kor nøgd er du med denne nettstaden?',
  smiley1: 'Svært misnøgd',
  smiley2: 'Litt misnøgd',
  smiley3: 'Midt på treet',
  smiley4: 'Ganske nøgd',
  smiley5: 'Svært nøgd',
  promptSad: 'Det var leitt å høyre. Kva kan vi gjere betre? (valfritt)',
  promptNeutral: 'Kva skal til for at du blir meir nøgd? (valfritt)',
  promptHappy: 'Så bra! Kva er du særleg nøgd med? (valfritt)',
  helpText:
    'Ikkje skriv personlege opplysningar. Tilbakemeldingar som kjem inn her, blir ikkje svara på, men brukte i det vidare arbeidet med å gjere tenestene våre betre.',
  excess: 'Du har skrive {count} teikn for mykje',
  charactersLeft: '{count} teikn igjen',
  charactersOver: '{count} teikn over grensa',
  send: 'Send',
  cancel: 'Avbryt',
  sending: 'Sender tilbakemeldinga',
  failed: 'Vi fekk ikkje sendt tilbakemeldinga. Det du skreiv, står her framleis. Prøv igjen.',
  thanks: 'Takk for tilbakemeldinga!',
  closing:
    'Vi svarar ikkje på tilbakemeldingar som kjem inn her. Lurer du på noko, kan du kontakte din {adviser}.',
  adviser: 'forsikringsrådgjevar',
};

/** English: `<Feedback language={en} …>`. */
export const en: FeedbackTexts = {
  lang: 'en',
  question: 'How satisfied are you with this website?',
  smiley1: 'Very dissatisfied',
  smiley2: 'Somewhat dissatisfied',
  smiley3: 'In between',
  smiley4: 'Fairly satisfied',
  smiley5: 'Very satisfied',
  promptSad: 'We are sorry to hear that. What can we do better? (optional)',
  promptNeutral: 'What would make you more satisfied? (optional)',
  promptHappy: 'Great! What are you most satisfied with? (optional)',
  helpText:
    'Do not write personal information. Feedback given here is not answered, but used in our further work to improve our services.',
  excess: 'Characters too many: {count}',
  charactersLeft: 'Characters left: {count}',
  charactersOver: 'Characters over the limit: {count}',
  send: 'Send',
  cancel: 'Cancel',
  sending: 'Sending your feedback',
  failed: 'We could not send your feedback. What you wrote is still here. Please try again.',
  thanks: 'Thank you for your feedback!',
  closing: 'Feedback given here is not answered. If you have a question, contact your {adviser}.',
  adviser: 'insurance adviser',
};
