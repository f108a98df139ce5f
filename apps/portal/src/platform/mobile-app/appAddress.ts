import { invalidUrl, missingParameter, plainHttp } from './BridgeError';

const LONGEST_WEB_ADDRESS = 1_000;
const DEFAULT_FILE_NAME = 'dokument.pdf';
const CONTACT_SCHEMES = ['mailto:', 'tel:'];

/**
 * The address as the app may be given it (decisions §9): https, mailto, tel, and http on port 8000.
 * @throws BridgeError when it is missing, no address, of another scheme, or plain http
 */
export function appAddress(address: string | undefined): URL {
  if (!address) throw missingParameter('url');
  if (!URL.canParse(address)) throw invalidUrl();
  const url = new URL(address);
  if (url.protocol === 'http:' && url.port !== '8000') throw plainHttp();
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
  const name = decoded(pathname.slice(pathname.lastIndexOf('/') + 1));
  return /[^/\\]\.pdf$/i.test(name) ? name.replace(/[/\\]/g, '') : DEFAULT_FILE_NAME;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
