import { expect, test } from 'vitest';
import { en, nb, nn } from './feedback.texts';

test.each([nn, en])('the texts in $lang have every placeholder', (language) => {
  for (const key of Object.keys(nb) as (keyof typeof nb)[]) {
    const placeholders = nb[key].match(/\{\w+\}/g);
    expect(language[key].match(/\{\w+\}/g), key).toEqual(placeholders);
  }
});
