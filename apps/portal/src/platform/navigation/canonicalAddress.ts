import { BASE_PATH } from '../paths';

/**
 * The canonical address of a page that was requested with doubled slashes, or with percent-encoded
 * characters in the base path.
 * @returns undefined when the address is canonical already, or is not a page of the portal
 */
export function canonicalAddress({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string | undefined {
  const steps = pathname.split('/').filter(Boolean);
  const base = BASE_PATH.split('/').filter(Boolean);
  // Decodes only the base path: an encoded slash after it is part of a segment.
  const decoded = steps.flatMap((step, index) => (index < base.length ? split(step) : step));
  if (base.some((step, index) => decoded[index] !== step)) return undefined;
  const end = pathname.endsWith('/') ? '/' : '';
  const canonical = `/${decoded.join('/')}${end}`;
  return canonical === pathname ? undefined : canonical + search + hash;
}

/** Whether an address is below the portal's base path. */
export const isBelowBase = ({ pathname }: Pick<Location, 'pathname'>): boolean =>
  pathname === BASE_PATH || pathname.startsWith(`${BASE_PATH}/`);

/** Whether an address of our own origin leads to a page of the portal, in any spelling. */
export const isPortalPage = (address: URL): boolean =>
  isBelowBase(address) || canonicalAddress(address) !== undefined;

/** Decodes a segment; an encoded slash splits it. */
function split(step: string): string[] {
  try {
    return decodeURIComponent(step).split('/').filter(Boolean);
  } catch {
    return [step];
  }
}
