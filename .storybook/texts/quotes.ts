const specification = import.meta.glob<string>('../../docs/specification/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A text that the specification quotes. */
interface Quote {
  text: string;
  /** The section, from `docs/`: `specification/offers.md#offers-page`. */
  section: string;
}

/** Pages that mention texts of other pages. */
const MENTIONS = /\/(calls|configuration)\.md$/;

function quotesIn(path: string, page: string): Quote[] {
  return page.split(/^(?=#+ )/m).flatMap((section, index) => {
    const anchor = index > 0 ? `#${anchorOf(section)}` : '';
    const prose = section.replace(/`+[^`]*`+/g, '').replace(/\s+/g, ' ');
    return [...prose.matchAll(/(?<![\p{L}\p{N}])'([^']+)'(?!\p{L})/gu)].map(([, text = '']) => ({
      text,
      section: path.replace('../../docs/', '') + anchor,
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

/** Every text in single quotation marks of the specification: pages that mention texts of others come last. */
export const quotes: Quote[] = Object.keys(specification)
  .sort((one, other) => Number(MENTIONS.test(one)) - Number(MENTIONS.test(other)))
  .flatMap((path) => quotesIn(path, specification[path] ?? ''));

/** The quote that equals a text, or contains a text of three words or more. */
export const quoteOf = (text: string): Quote | undefined =>
  quotes.find((quote) => sameText(quote.text, text)) ??
  quotes.find(
    (quote) => wordsOf(text) >= 3 && ` ${plain(quote.text)} `.includes(` ${plain(text)} `),
  );

/** Whether two texts are the same, whatever their placeholders are called. */
export const sameText = (quote: string, text: string): boolean => plain(quote) === plain(text);

const wordsOf = (text: string) => plain(text).split(' ').length;

/** A text without the marks around it, and with one sign for N, X, Y, 1 and whatever is in braces. */
const plain = (text: string) =>
  text
    .replace(/^\((.*)\)$/, '$1')
    .replace(/\{[^}]*\}|\b[NXY1]\b/g, '…')
    .replaceAll('\u00a0', ' ')
    .trim();
