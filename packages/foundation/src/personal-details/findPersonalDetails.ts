import { findEmails } from './findEmails';
import { findIbans } from './findIbans';
import { normalizeText } from './normalizeText';
import { NUMBER_START, type NumberKind, numberAt } from './numbers';

/** The kinds of personal details that free text should not contain. */
export type PersonalDetail = NumberKind | 'Email';

/** One match in a text. */
export interface PersonalDetailFind {
  /** The kind of detail that it looks like. */
  kind: PersonalDetail;
  /** Start in the text, in UTF-16 units, as `String.slice` counts. */
  start: number;
  /** End in the text: the first index after the match. */
  end: number;
}

const byStart = (a: PersonalDetailFind, b: PersonalDetailFind) => a.start - b.start;

/**
 * Finds what looks like a national identity number (also by the rule from 2032), an account number or IBAN, a payment
 * card, an e-mail address or a phone number, each by its control digits or its form. National ids are found with any
 * grouping, e-mail addresses also disguised (`kari (at) example.no`); all kinds are found with the digits of any script,
 * and with look-alike, encoded and invisible characters. The search knows only patterns, so it misses some details and
 * reports false ones. Takes linear time.
 */
export function findPersonalDetails(original: string): PersonalDetailFind[] {
  if (original === '') return [];
  const { text, starts } = normalizeText(original);
  const finds: PersonalDetailFind[] = [
    ...findEmails(text).map((email) => ({ kind: 'Email' as const, ...email })),
    ...findIbans(text).map((iban) => ({ kind: 'Account' as const, ...iban })),
  ].sort(byStart);
  const numbers: PersonalDetailFind[] = [];
  let next = 0;
  let past = 0;
  for (const { index: start } of text.matchAll(NUMBER_START)) {
    while ((finds[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next++;
    const isInside = (finds[next]?.start ?? Number.POSITIVE_INFINITY) <= start;
    if (start < past || isInside) continue;
    const number = numberAt(text, start);
    if (!number) continue;
    past = number.end;
    numbers.push({ start, ...number });
  }
  return [...finds, ...numbers].sort(byStart).map(({ kind, start, end }) => ({
    kind,
    start: starts[start] ?? 0,
    end: starts[end] ?? original.length,
  }));
}
