/** Far more than is ever sent of a text. */
const MAX_LENGTH = 2_000;

function decodePercent(bytes: string): string {
  try {
    return decodeURIComponent(bytes);
  } catch {
    // No UTF-8; ASCII hides among it all the same.
    return bytes.replace(/%([0-7][\da-f])/gi, (_, code) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  }
}

function decodeEntity(entity: string, code: string): string {
  const point = /^x/i.test(code) ? Number.parseInt(code.slice(1), 16) : Number(code);
  return point <= 0x10ffff ? String.fromCodePoint(point) : entity;
}

function decode(text: string): string {
  return text
    .replace(/(?:%[\da-f]{2})+/gi, decodePercent)
    .replace(/&#(x[\da-f]{1,8}|\d{1,8});?/gi, decodeEntity)
    .replace(/&amp;/gi, '&')
    .replace(/&commat;/gi, '@')
    .replace(/&[a-z]{2,31};/gi, ' ')
    .normalize('NFKC');
}

/**
 * A text as it reads to a person: percent-encoding and HTML entities decoded, however many times over,
 * and wide, circled and styled characters as plain ones. At most its first 2,000 units.
 */
export function plainText(text: string): string {
  let plain = text.slice(0, MAX_LENGTH);
  for (let decoded = decode(plain); decoded !== plain; decoded = decode(plain)) plain = decoded;
  return plain;
}
