/** As it reads to a person: digits may hide in percent-encoding, once or twice over. */
function decode(text: string): string {
  for (let decoded = text; ; text = decoded) {
    try {
      decoded = decodeURIComponent(text);
    } catch {
      return text;
    }
    if (decoded === text) return text;
  }
}

/**
 * A path without what may tell of a person: each run of digits in a segment becomes `{number}`, a
 * segment with an `@` becomes `{text}`, query and fragment go (decisions §8).
 */
export function scrubPath(path: string): string {
  return path
    .replace(/[?#].*$/s, '')
    .split('/')
    .map((segment) => {
      const text = decode(segment);
      return text.includes('@')
        ? '{text}'
        : text.replace(/[?#].*$/s, '').replace(/\p{Nd}+/gu, '{number}');
    })
    .join('/');
}

/** `https://host/path`, the path scrubbed; an empty string where the address is none of a web page. */
export function scrubAddress(address: string): string {
  try {
    const { protocol, host, pathname } = new URL(address);
    return /^https?:$/.test(protocol) ? `${protocol}//${host}${scrubPath(pathname)}` : '';
  } catch {
    return '';
  }
}
