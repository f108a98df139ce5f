/** The normalized text, with the index of each of its units in the original. */
export interface NormalizedText {
  text: string;
  /** Index in the original of each unit of `text`; one more entry for the end. */
  starts: number[];
}

/** Invisible characters, such as a soft hyphen, a zero-width space or a variation selector. */
export const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

const DASH = /[\p{Pd}\u2212]/gu;

/** The full stop of Chinese and Japanese, which domains may have too. */
const FULL_STOP = /\u3002/g;

/** A decimal digit of another script than Latin. */
const FOREIGN_DIGIT = /[^0-9\P{Nd}]/gu;

/** Ordinary characters, percent-encoded bytes (also encoded several times: %20, %2520), an escaped character, or another one. */
const TOKEN =
  /(?<ordinary>[\t\n\r -$'-[\]-~]+)|(?<bytes>(?:%(?:25)*[\dA-Fa-f]{2})+)|(?<escaped>&(?:#\d{1,7}|#[Xx][\dA-Fa-f]{1,6}|[a-z]{2,6});|\\u[\dA-Fa-f]{4})|./gsu;

/** The entities of HTML that people use in an address or a number. */
const ENTITIES: Partial<Record<string, string>> = {
  ...{ commat: '@', period: '.', nbsp: ' ', ndash: '-', shy: '', lt: '<', gt: '>' },
};

/** The character of an entity of HTML (`&#64;`) or of an escape in JSON (`\u0040`). */
function unescapeCharacter(escaped: string): string {
  const [, decimal, hex] = /^(?:&#(\d+);|(?:&#x|\\u)([\da-f]+);?)$/i.exec(escaped) ?? [];
  const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
  return code <= 0x10ffff
    ? String.fromCodePoint(code)
    : (ENTITIES[escaped.slice(1, -1)] ?? escaped);
}

/** The characters of percent-encoded UTF-8, each with its length in `encoded`; undefined for other bytes. */
function decodeBytes(encoded: string): [character: string, length: number][] | undefined {
  const bytes = encoded.match(/%(?:25)*[\da-f]{2}/gi) ?? [];
  const values = Uint8Array.from(bytes, (byte) => Number.parseInt(byte.slice(-2), 16));
  const decoded = new TextDecoder('utf-8', { ignoreBOM: true }).decode(values);
  if (/[\p{Cc}\ufffd]/u.test(decoded)) return undefined;
  let byte = 0;
  return [...decoded].map((character) => {
    const own = bytes.slice(byte, byte + new TextEncoder().encode(character).length);
    byte += own.length;
    return [character, own.join('').length];
  });
}

const isDigit = (codePoint: number) => /\p{Nd}/u.test(String.fromCodePoint(codePoint));

/** A digit as '0' to '9'. Unicode orders the digits of a script from zero to nine. */
function toLatin(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0;
  let first = codePoint;
  while (isDigit(first - 1)) first--;
  return String((codePoint - first) % 10);
}

/**
 * A text in ordinary characters: without invisible ones, with ordinary spaces, '-' for every dash, '.' for every full stop
 * and '0' to '9' for the digits of all scripts.
 */
export const plainText = (text: string) =>
  text
    .normalize('NFKC')
    .replace(DASH, '-')
    .replace(FULL_STOP, '.')
    .replace(INVISIBLE, '')
    .replace(FOREIGN_DIGIT, toLatin);

/**
 * Normalizes characters that look alike: compatibility forms (NFKC), such as full-width digits and no-break spaces,
 * become ordinary ones, every dash becomes '-' and every full stop '.', and the digits of all scripts become '0' to '9'. Encoded characters
 * (`%40`, `&#64;`, `\u0040`) are decoded, invisible ones removed. Takes linear time.
 */
export function normalizeText(original: string): NormalizedText {
  const starts: number[] = [];
  let text = '';
  let at = 0;
  for (const { 0: token, groups = {} } of original.matchAll(TOKEN)) {
    const decoded = groups.bytes && decodeBytes(groups.bytes);
    if (groups.ordinary || (groups.bytes && !decoded)) {
      text += token;
      for (let unit = 0; unit < token.length; unit++) starts.push(at++);
      continue;
    }
    const character = groups.escaped ? unescapeCharacter(token) : token;
    for (const [plain, length] of decoded || [[character, token.length] as const]) {
      const normal = plainText(plain);
      text += normal;
      for (let unit = 0; unit < normal.length; unit++) starts.push(at);
      at += length;
    }
  }
  starts.push(at);
  return { text, starts };
}
