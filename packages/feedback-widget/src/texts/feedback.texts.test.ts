import { describe, expect, test } from 'vitest';
import { en, nb, nn } from './feedback.texts';

describe('texts', () => {
  test('match the specification in bokmål', () => {
    expect(nb).toMatchObject({
      question: 'Hvor fornøyd er du med denne nettsiden?',
      smiley1: 'Veldig misfornøyd',
      smiley2: 'Litt misfornøyd',
      smiley3: 'Midt på treet',
      smiley4: 'Ganske fornøyd',
      smiley5: 'Veldig fornøyd',
      helpText:
        'Ikke skriv personlige opplysninger. Tilbakemeldinger som kommer inn her blir ikke besvart, men brukt i videre arbeid med å forbedre tjenestene våre.',
      excess: 'Du har skrevet {count} tegn for mye',
      send: 'Send',
      cancel: 'Avbryt',
      answerThanks: 'Takk for tilbakemeldingen!',
      followupThanks: 'Takk, igjen!',
      contactThanks: 'Takk for tiden din!',
      questionDone: 'Fikk du gjort det du skulle?',
      accept: 'Jeg har tid!',
      decline: 'Nei takk',
      step: 'Steg {step} av {steps}',
      next: 'Neste',
      submit: 'Send inn',
      email: 'E-post',
      phone: 'Telefonnummer',
      join: 'Sett meg på lista!',
      emailMissing: 'Du må oppgi e-postadresse for at vi kan kontakte deg',
      emailInvalid: 'Skriv inn en gyldig e-postadresse',
      phoneMissing: 'Du må oppgi telefonnummer for at vi kan kontakte deg',
      phoneInvalid: 'Skriv inn et gyldig telefonnummer',
    });
    expect(nb.adviser).toContain('forsikringsrådgiver');
  });

  test.each([nn, en])('keep every placeholder in $lang', (language) => {
    for (const key of Object.keys(nb) as (keyof typeof nb)[]) {
      const placeholders = nb[key].match(/\{\w+\}/g);
      expect(language[key].match(/\{\w+\}/g), key).toEqual(placeholders);
    }
  });
});
