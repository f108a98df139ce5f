/** Prints every text of the interface as JSON, for Storybook. */
import { readAllTexts } from './readAllTexts';
import { quoteOf, readQuotes } from './readQuotes';

const quotes = readQuotes();
const texts = readAllTexts().flatMap(([file, ofFile]) =>
  ofFile.map((text) => ({
    ...text,
    file,
    section: text.language === 'nb' ? quoteOf(text.text, quotes)?.section : undefined,
  })),
);
process.stdout.write(JSON.stringify(texts));
