// How people write and disguise parts of an address or a number. Every reader builds its patterns from these.

/** Names of the @ that have no other meaning. */
export const AT_NAME = 'kr[øo]ll[\\s-]?alfa|alfa[\\s-]?kr[øo]ll|snabel[\\s-]?a(?!\\p{L})';

const OPEN = '[([{<«"\'*|]\\s?';
const CLOSE = '\\s?[)\\]}>»"\'*|]';

/** An @ in brackets or quotation marks: '(at)', '<at>', '[@]'. */
export const BRACKETED_AT = `${OPEN}(?:@|at|${AT_NAME})${CLOSE}`;

/** An @ that is a list item as well: '(a)'. */
export const BRACKETED_A = `${OPEN}a${CLOSE}`;

/** A dot that is spelled or apart: '(dot)', '[.]', ' punktum ', ' . '. */
export const SPELLED_DOT =
  '(?:\\s{0,3}[([{<]\\s?(?:\\.|dot|punktum|punkt|prikk)\\s?[)\\]}>]\\s{0,3}|\\s{1,3}(?:\\.|dot|punktum|punkt|prikk)\\s{1,3})';

/** What people write between two digits of one number: other characters, such as ' ... ', or a word. */
export const BETWEEN_DIGITS =
  '(?:[^\\p{L}\\p{N}]{0,12}|(?:[^\\p{L}\\p{N}]{1,3}(?:og|and|så|samt|pers(?:on)?\\.?(?:nummer|nr)(?:et)?|pnr|mitt|er|siste|fem)){1,4}[^\\p{L}\\p{N}]{1,3})';
