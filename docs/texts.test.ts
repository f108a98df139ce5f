import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readQuotes, sameText } from '../scripts/texts/readQuotes';
import { buildTextsDocument, readAllTexts } from '../scripts/texts/textsDocument';

const ROOT = join(import.meta.dirname, '..');
const page = readFileSync(join(ROOT, 'docs/texts.md'), 'utf8');

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

test('the list of texts is up to date (pnpm texts)', () => {
  expect(page).toBe(buildTextsDocument());
});

test('every text that is marked as quoted is in quotation marks in the section it links to', () => {
  const rows = [...page.matchAll(/^\| [^|]*\| ([^|]+) \|.*\[quoted\]\((\S+)\) \|$/gm)];
  const missing = rows.filter(([, text = '', section = '']) => {
    const [path = ''] = section.split('#');
    const specification = readFileSync(join(ROOT, 'docs', path), 'utf8').replace(/\s+/g, ' ');
    return !quotePattern(text).test(specification);
  });
  expect(rows.length).toBeGreaterThan(100);
  expect(missing.map(([row]) => row)).toEqual([]);
});

test('every text that the specification quotes is a text of the interface', () => {
  const texts = readAllTexts().flatMap(([, ofFile]) => ofFile);
  const missing = readQuotes().filter(
    ({ text }) => !OTHER_QUOTES.includes(text) && !texts.some((own) => sameText(text, own.text)),
  );
  expect(missing).toEqual([]);
});

/** Finds a text between quotation marks, also as a part when it has three words. Its placeholders match any words. */
function quotePattern(text: string): RegExp {
  const parts = text.replace(/^\((.*)\)$/, '$1').split(/\{[^}]*\}/);
  const own = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join("[^']+");
  return new RegExp(text.split(' ').length < 3 ? `'${own}'` : `'(?:[^']* )?${own}(?: [^']*)?'`);
}
