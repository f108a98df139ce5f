// How people write and disguise parts of an address or a number. Every reader builds its patterns from these.

/** Names of the @ that are no other words. */
export const AT_NAME = 'krøllalfa|alfakrøll|snabel-?a(?!\\p{L})';

const OPEN = '[([{<«"\'*|]\\s?';
const CLOSE = '\\s?[)\\]}>»"\'*|]';

/** An @ in brackets or quotation marks: '(at)', '<at>', '[@]'. */
export const BRACKETED_AT = `${OPEN}(?:@|at|${AT_NAME})${CLOSE}`;

/** An @ that is a list item as well: '(a)'. */
export const BRACKETED_A = `${OPEN}a${CLOSE}`;

/** A dot that is spelled or apart: '(dot)', '[.]', ' punktum ', ' . '. */
export const SPELLED_DOT =
  '(?:\\s?[([{<]\\s?(?:\\.|dot|punktum|prikk)\\s?[)\\]}>]\\s?|\\s(?:\\.|dot|punktum|prikk)\\s)';

/** What people write between two digits of one number: other characters, such as ' ... ', or a word. */
export const BETWEEN_DIGITS =
  '(?:[^\\p{L}\\p{N}]{0,12}|(?:[^\\p{L}\\p{N}]{1,3}(?:og|and|personnummer|personnr|pnr)){1,2}[^\\p{L}\\p{N}]{1,3})';
