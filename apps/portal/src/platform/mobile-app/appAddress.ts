import { invalidUrl, missingParameter, plainHttp } from './BridgeError';

const LONGEST_WEB_ADDRESS = 1_000;
const DEFAULT_FILE_NAME = 'dokument.pdf';
const MAX_NAME_LENGTH = 100;
const CONTACT_SCHEMES = ['mailto:', 'tel:'];

/**
 * The address if the app may open it: https, mailto, tel, and http on port 8000 (docs/specification/shell.md#app-bridge).
 * @throws BridgeError when it is missing, no address, of another scheme, with a user name or password, or plain http
 */
export function appAddress(address: string | undefined): URL {
  if (!address) throw missingParameter('url');
  if (!URL.canParse(address)) throw invalidUrl();
  const url = new URL(address);
  if (url.protocol === 'http:' && url.port !== '8000') throw plainHttp();
  // What stands before an @ can pass itself off as the host.
  if (url.username || url.password) throw invalidUrl();
  if (!['https:', 'http:', ...CONTACT_SCHEMES].includes(url.protocol)) throw invalidUrl();
  return url;
}

/** Whether it is an e-mail address or a phone number. */
export const isContact = ({ protocol }: URL): boolean => CONTACT_SCHEMES.includes(protocol);

/** Whether the app's PDF opener takes it: by its extension, or because no other takes an address so long. */
export const isForPdfOpener = (url: URL): boolean =>
  /\.pdf$/i.test(url.pathname) || url.href.length > LONGEST_WEB_ADDRESS;

/** The file name at the end of the address, or `dokument.pdf`. */
export function pdfNameOf({ pathname }: URL): string {
  const name = safeFileName(decoded(pathname.slice(pathname.lastIndexOf('/') + 1)));
  return /[^.]\.pdf$/i.test(name) ? name : DEFAULT_FILE_NAME;
}

/**
 * A file name without slashes, control characters and those that change the direction of a text, which
 * can disguise its extension; at most 100 characters, with the extension kept.
 */
export function safeFileName(name: string): string {
  const clean = name.replace(/[/\\\p{Cc}\p{Bidi_Control}]/gu, '').trim();
  const extension = /\.\w{1,8}$/.exec(clean)?.[0] ?? '';
  return shortened(clean.slice(0, clean.length - extension.length), extension) || DEFAULT_FILE_NAME;
}

/** As many whole characters, as people see them, as there is room for. */
function shortened(stem: string, extension: string): string {
  let result = '';
  for (const { segment } of new Intl.Segmenter().segment(stem)) {
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
