import { maskPersonalDetails } from '@forsikring/foundation/personal-details/maskPersonalDetails';
import { pathPattern } from './pathPattern';

/** Ids of the monitoring service: random, and in a format that no personal number has. A card number has no letter. */
const SERVICE_ID = /^(?=.*[a-f])([\da-f]{16}|[\da-f]{32}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/;

/** Styles and shapes, which a recording needs. They contain no personal data. */
const STYLE_KEYS: ReadonlySet<string> = new Set([
  ...['_cssText', 'cssText', 'style', 'class'],
  ...['d', 'points'],
]);

/**
 * Copies plain data without personal details: removes ids, query and fragment of addresses, and masks
 * numbers and e-mail addresses.
 */
export function scrubDeep(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return STYLE_KEYS.has(key) ? value : scrubText(value);
  if (Array.isArray(value)) return value.map((item) => scrubDeep(item, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, scrubDeep(inner, name)]),
  );
}

/** Replaces addresses in a text by patterns, and masks personal details. */
export function scrubText(text: string): string {
  if (SERVICE_ID.test(text)) return text;
  return maskPersonalDetails(text.replace(/[^\s"'<>]+/g, scrubWord));
}

/** Scrubs a word that may contain an address, such as `https://host/path?query#fragment` or `(/path)`. */
function scrubWord(word: string): string {
  const slash = word.indexOf('/');
  if (slash === -1) return word;
  // '//bank.example/path' has a host, '//api/path' is a path with a doubled slash.
  const hasHost = word.startsWith('://', slash - 1) || /^\/\/[^/]*\./.test(word.slice(slash));
  const start = hasHost ? word.indexOf('/', slash + 2) : slash;
  const end = word.slice(slash).search(/[?#]/);
  const address = end === -1 ? word : word.slice(0, slash + end);
  if (start === -1 || start >= address.length) return address;
  return address.slice(0, start) + pathPattern(address.slice(start));
}
