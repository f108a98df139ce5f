import { normalizeText } from './normalizeText';

/** The kinds of personal details that free text should not contain. */
export type PersonalDetail = 'NationalId' | 'Account' | 'Email' | 'Phone';

/** One match in a text. */
export interface PersonalDetailFind {
  /** The kind of detail that it looks like. */
  kind: PersonalDetail;
  /** Start in the text, in UTF-16 units, as `String.slice` counts. */
  start: number;
  /** End in the text: the first index after the match. */
  end: number;
}

/** A mailbox, from the start of a word to the end of it: trying other parts would take quadratic time. */
const MAILBOX = /(?<![^\s@<>()[\]{},;/])(?=(?<mailbox>[^\s@<>()[\]{},;/]+))\k<mailbox>/u;
/** An @, also as people disguise it: 'kari (at) example.no'. */
const AT = /(?:@|\s?[([{<]\s?(?:at|krøllalfa)\s?[)\]}>]\s?|\skrøllalfa\s)/u;
const LABELS = /[\p{L}\p{M}\d.-]+/u;
/** A disguised dot: 'example (dot) no'. */
const SPELLED_DOT = /\s?[([{]\s?(?:dot|punktum)\s?[)\]}]\s?/u;
const DOMAIN = `${LABELS.source}(?:${SPELLED_DOT.source}${LABELS.source})*(?:\\.|${SPELLED_DOT.source})\\p{L}[\\p{L}\\p{M}]+`;
const EMAIL = new RegExp(`${MAILBOX.source}${AT.source}${DOMAIN}`, 'giu');

/** Where a number may start: not inside another number. */
const NUMBER_START = /(?<![\d+])[+\d]/g;

/** What may follow an account or a phone number: no digits that belong to it, but another number. */
const NUMBER_END = '(?!\\d|[-/]\\d{1,7}(?!\\d))';

/** Not an amount after 'kr'. */
const NOT_AFTER_KR = '(?<!(?<!\\p{L})kr\\.? ?)';

/** Eleven digits in any grouping: up to five characters, such as ' ... ', between two of them. */
const ELEVEN = /\d(?:[^\p{L}\p{N}]{0,5}\d){10}(?!\d)/uy;

/** Usual groupings of an account number: at most three groups. */
const ACCOUNT = new RegExp(`${NOT_AFTER_KR}\\d+(?:[\\s./-]{1,3}\\d+){0,2}${NUMBER_END}`, 'uy');

const ABROAD = /(?:\+|00)(?:\d[\s.-]?){7,13}\d/;

/** Eight digits as people write them, not joined to a word as in 'SP-22334455'. */
const NORWEGIAN =
  /(?<!\p{L}-?)(?:47[\s.-]?)?(?:(?:2[1-4]|[3-79]\d)[\s.-]?\d{6}|[2-9]\d(?<gap>[\s./-])\d\d(?:\k<gap>\d\d){2}|[489]\d\d[\s.-]\d\d[\s.-]\d{3}|[49]\d\d[\s.-]\d{3}[\s.-]\d\d|[49]\d{3}[\s.]\d{4})/u;

/** A phone number, but not an amount. */
const PHONE = new RegExp(
  `${NOT_AFTER_KR}(?:${ABROAD.source}|${NORWEGIAN.source})(?! ?kr(?:on|(?!\\p{L})))${NUMBER_END}`,
  'uy',
);

/** The start of a date, also of D-numbers (day + 40) and synthetic ones (month + 40 or + 80). */
const DATE = /^[0-7]\d[014589]\d/;

/** Eight digits that are not a phone number: 24122026, 70000000, 4000 5000. */
const DATE_OR_AMOUNT = /^[0-3]\d[01]\d(19|20)\d\d$|^\d{4}0000$|^\d\d00\D\d\d00$/;

/** Whether the weighted sum is divisible by 11, as with Norwegian control digits. */
function fitsMod11(digits: string, weights: string): boolean {
  return [...weights].reduce((sum, weight, at) => sum + +weight * Number(digits[at]), 0) % 11 === 0;
}

function matchAt(pattern: RegExp, text: string, start: number): string | undefined {
  pattern.lastIndex = start;
  return pattern.exec(text)?.[0];
}

function findNumber(
  text: string,
  start: number,
): { kind: PersonalDetail; end: number } | undefined {
  const eleven = matchAt(ELEVEN, text, start);
  const digits = eleven?.replace(/\D/g, '') ?? '';
  if (eleven && fitsMod11(digits, '54327654321')) {
    const end = start + eleven.length;
    if (DATE.test(digits) && fitsMod11(digits, '3761894521')) return { kind: 'NationalId', end };
    // With one control digit, random matches are too frequent to accept any grouping.
    if (matchAt(ACCOUNT, text, start) === eleven) return { kind: 'Account', end };
  }
  const phone = matchAt(PHONE, text, start);
  if (!phone || DATE_OR_AMOUNT.test(phone)) return undefined;
  return { kind: 'Phone', end: start + phone.length };
}

/**
 * Finds what looks like a national identity number, a bank account number (both by mod 11), an
 * e-mail address or a phone number. National ids are found with any grouping, e-mail addresses also
 * disguised (`kari (at) example.no`); all kinds are found with
 * the digits of any script, and with look-alike and invisible characters. The search knows only patterns,
 * so it misses some details and reports false ones. It takes linear time.
 */
export function findPersonalDetails(original: string): PersonalDetailFind[] {
  if (original === '') return [];
  const { text, starts } = normalizeText(original);
  const finds = [...text.matchAll(EMAIL)].map(({ 0: email, index: start }) => ({
    kind: 'Email' as PersonalDetail,
    start,
    end: start + email.length,
  }));
  let email = 0;
  let past = 0;
  const numbers: PersonalDetailFind[] = [];
  for (const { index: start } of text.matchAll(NUMBER_START)) {
    while ((finds[email]?.end ?? Number.POSITIVE_INFINITY) <= start) email++;
    const isInEmail = (finds[email]?.start ?? Number.POSITIVE_INFINITY) <= start;
    if (start < past || isInEmail) continue;
    const number = findNumber(text, start);
    if (!number) continue;
    past = number.end;
    numbers.push({ start, ...number });
  }
  return [...finds, ...numbers]
    .sort((a, b) => a.start - b.start)
    .map(({ kind, start, end }) => ({
      kind,
      start: starts[start] ?? 0,
      end: starts[end] ?? original.length,
    }));
}
