import { expect, test } from 'vitest';
import { allTexts } from '../.storybook/texts/allTexts';
import { quotes, sameText } from '../.storybook/texts/quotes';

/** Quotes of the specification that are no texts of the interface. */
const OTHER_QUOTES = [
  // Formats of numbers, and a date as an example.
  ...['n / max', 'N kr/md', 'Gyldig til 24. desember 2026'],
  // Errors for developers.
  'useAppContext() must be used within a <AppContext.Provider>!',
  ...['URL is not valid.', 'Plain text http is not allowed.', 'Error while parsing JSON'],
  ...['Required parameter … was not supplied.', 'ToggleSlider component has been deprecated'],
  // The name of an event.
  'Åpnede kategorier',
];

test('every text that the specification quotes is a text of the interface', () => {
  const missing = quotes.filter(
    ({ text }) => !OTHER_QUOTES.includes(text) && !allTexts.some((own) => sameText(text, own.text)),
  );
  expect(missing).toEqual([]);
});
