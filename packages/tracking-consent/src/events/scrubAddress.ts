function decode(segment: string): string {
  try {
    return decodeURIComponent(segment).normalize('NFKC');
  } catch {
    return segment.normalize('NFKC');
  }
}

/** A word with a small number, e.g. `under18`: it identifies nobody. */
const WORD_WITH_SMALL_NUMBER = /^[a-zæøå]{3,}\d{1,2}$/;

function scrubSegment(segment: string): string {
  const [text = ''] = decode(segment).split(/[?#]/);
  // What is still encoded was encoded twice: digits or an address may hide in it.
  if (/@|\(at\)|\[at\]|%[\da-f]{2}/i.test(text)) return '{text}';
  if (WORD_WITH_SMALL_NUMBER.test(text)) return text;
  return text.replace(/\p{Nd}+/gu, '{number}');
}

/**
 * A path without what may identify a person: each run of digits in a segment becomes `{number}`, but for
 * one or two digits that end a word (`under18`); a segment with an e-mail address becomes `{text}`; query
 * and fragment go. Other words stay, names of people too.
 */
export function scrubPath(path: string): string {
  const [own = ''] = path.split(/[?#]/);
  return own.split('/').map(scrubSegment).join('/');
}

/** The scrubbed path of a page's address; `/` where it has none. */
export function pathOf(address: string): string {
  return scrubPath(address.replace(/^[a-z]+:\/\/[^/?#]*/i, '')) || '/';
}

/** `https://host/path`, the path scrubbed; an empty string where the address is not a web page's. */
export function scrubAddress(address: string): string {
  try {
    const { protocol, host, pathname } = new URL(address);
    return /^https?:$/.test(protocol) ? `${protocol}//${host}${scrubPath(pathname)}` : '';
  } catch {
    return '';
  }
}
