import { holdsEmail } from '@forsikring/foundation/personal-details/possibleEmails';

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment).normalize('NFKC');
  } catch {
    return segment.normalize('NFKC');
  }
}

function scrubSegment(segment: string): string {
  const [text = ''] = decode(segment).split(/[?#]/);
  // A percent sign after decoding means double encoding, which may hide digits or an address.
  if (holdsEmail(text) || /%[\da-f]{2}/i.test(text)) return '{text}';
  return text.replace(/\p{Nd}+/gu, '{number}');
}

/**
 * Removes from a path what may identify a person: each run of digits in a segment becomes `{number}`; a
 * segment with an e-mail address becomes `{text}`; query and fragment are removed. Words stay, including names of people.
 */
export function scrubPath(path: string): string {
  const [own = ''] = path.split(/[?#]/);
  return own.split('/').map(scrubSegment).join('/');
}

/** The scrubbed path of a page's address; `/` when the address has no path. */
export function pathOf(address: string): string {
  return scrubPath(address.replace(/^[a-z]+:\/\/[^/?#]*/i, '')) || '/';
}

/** `https://host/path` with the path scrubbed; an empty string when the address is not a web page's. */
export function scrubAddress(address: string): string {
  try {
    const { protocol, host, pathname } = new URL(address);
    return /^https?:$/.test(protocol) ? `${protocol}//${host}${scrubPath(pathname)}` : '';
  } catch {
    return '';
  }
}
