import { holdsEmail } from './looksPersonal';
import { plainText } from './plainText';

/**
 * A path without what may tell of a person: each run of digits in a segment becomes `{number}`, a
 * segment with an `@` becomes `{text}`, query and fragment go (decisions §8). A name stays: it reads
 * like any other word.
 */
export function scrubPath(path: string): string {
  return path
    .replace(/[?#].*$/s, '')
    .split('/')
    .map((segment) => {
      const text = plainText(segment);
      return holdsEmail(text)
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
