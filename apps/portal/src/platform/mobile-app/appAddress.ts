import { parseUrl } from '@forsikring/foundation/http/parseUrl';
import { charactersOf } from '@forsikring/foundation/texts/countCharacters';
import { PortalError } from '../errors/PortalError';

const MAX_PAGE_ADDRESS_LENGTH = 1_000;
const DEFAULT_FILE_NAME = 'dokument.pdf';
const MAX_NAME_LENGTH = 100;
const CONTACT_SCHEMES = ['mailto:', 'tel:'];

/**
 * Parses an address that the app may open: https, mailto, tel, and http on port 8000 (docs/specification/shell.md#app-bridge).
 * @throws BridgeError when it is missing or invalid, has another scheme, contains a user name or password, or is http
 */
export function appAddress(address: string | undefined): URL {
  if (!address) throw missingParameter('url');
  const url = parseUrl(address);
  if (!url) throw invalidUrl();
  if (url.protocol === 'http:' && url.port !== '8000') throw plainHttp();
  // A user name before an @ can look like the host.
  if (url.username || url.password) throw invalidUrl();
  if (!['https:', 'http:', ...CONTACT_SCHEMES].includes(url.protocol)) throw invalidUrl();
  return url;
}

/** Whether an address is an e-mail address or a phone number. */
export const isContact = ({ protocol }: URL): boolean => CONTACT_SCHEMES.includes(protocol);

/** Whether the app's PDF viewer must open an address: because of its extension, or because it is too long for a page. */
export const isForPdfOpener = (url: URL): boolean =>
  /\.pdf$/i.test(url.pathname) || url.href.length > MAX_PAGE_ADDRESS_LENGTH;

/** The file name at the end of an address, or `dokument.pdf`. */
export function pdfNameOf({ pathname }: URL): string {
  const name = safeFileName(decoded(pathname.slice(pathname.lastIndexOf('/') + 1)));
  return /[^.]\.pdf$/i.test(name) ? name : DEFAULT_FILE_NAME;
}

/**
 * Removes slashes, control characters, and direction characters, which can disguise an extension, from a
 * file name. Limits it to 100 characters and keeps the extension.
 */
export function safeFileName(name: string): string {
  const clean = name.replace(/[/\\\p{Cc}\p{Bidi_Control}]/gu, '').trim();
  const extension = /\.\w{1,8}$/.exec(clean)?.[0] ?? '';
  return shortened(clean.slice(0, clean.length - extension.length), extension) || DEFAULT_FILE_NAME;
}

/** Shortens a name to the maximum length, at a grapheme boundary. */
function shortened(stem: string, extension: string): string {
  let result = '';
  for (const segment of charactersOf(stem)) {
    if (result.length + segment.length + extension.length > MAX_NAME_LENGTH) break;
    result += segment;
  }
  return result + extension;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * An address that the app must not open (docs/specification/shell.md#app-bridge). The message does not
 * contain the address.
 */
class BridgeError extends PortalError {
  override readonly name = 'BridgeError';
}

const invalidUrl = () => new BridgeError('URL is not valid.');
const plainHttp = () => new BridgeError('Plain text http is not allowed.');
export const missingParameter = (name: string) =>
  new BridgeError(`Required parameter ${name} was not supplied.`);
