import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../docs/specification');

/** A text that the specification quotes. */
export interface Quote {
  text: string;
  /** The section, from `docs/`: `specification/offers.md#offers-page`. */
  section: string;
}

/** Pages that mention texts of other pages. */
const MENTIONS = ['calls.md', 'configuration.md'];

/** Reads every text in single quotation marks from `docs/specification`. */
export function readQuotes(): Quote[] {
  const pages = readdirSync(FOLDER).filter((page) => !MENTIONS.includes(page));
  return [...pages.sort(), ...MENTIONS].flatMap(quotesOfPage);
}

function quotesOfPage(page: string): Quote[] {
  const sections = readFileSync(join(FOLDER, page), 'utf8').split(/^(?=#+ )/m);
  return sections.flatMap((section, index) => {
    const anchor = index > 0 ? `#${anchorOf(section)}` : '';
    const prose = section.replace(/`+[^`]*`+/g, '').replace(/\s+/g, ' ');
    return [...prose.matchAll(/(?<![\p{L}\p{N}])'([^']+)'(?!\p{L})/gu)].map(([, text = '']) => ({
      text,
      section: `specification/${page}${anchor}`,
    }));
  });
}

/** The anchor that GitHub gives the heading of a section. */
const anchorOf = (section: string) =>
  (section.split('\n')[0] ?? '')
    .replace(/^#+ /, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\- _]/gu, '')
    .replaceAll(' ', '-');

/** The quote that a text is, or is a part of with three words or more. */
export const quoteOf = (text: string, quotes: readonly Quote[]): Quote | undefined =>
  quotes.find((quote) => sameText(quote.text, text)) ??
  quotes.find(
    (quote) => wordsOf(text) >= 3 && ` ${plain(quote.text)} `.includes(` ${plain(text)} `),
  );

/** Whether two texts are the same, whatever their placeholders are called. */
export const sameText = (quote: string, text: string): boolean => plain(quote) === plain(text);

const wordsOf = (text: string) => plain(text).split(' ').length;

/** A text without the marks around it, and with one sign for N, X, Y and whatever is in braces. */
const plain = (text: string) =>
  text
    .replace(/^\((.*)\)$/, '$1')
    .replace(/\{[^}]*\}|\b[NXY]\b/g, '…')
    .replaceAll('\u00a0', ' ')
    .trim();
