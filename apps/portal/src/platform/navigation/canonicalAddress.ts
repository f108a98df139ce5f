import { BASE_PATH } from '../paths';

/**
 * The address under which the portal knows this page, where a server serves it under another that means
 * the same: with doubled slashes, or with characters of the base path percent-encoded.
 * @returns undefined when the address is canonical already, or is no page of the portal
 */
export function canonicalAddress({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string | undefined {
  const steps = pathname.split('/').filter(Boolean);
  const base = BASE_PATH.split('/').filter(Boolean);
  // The base alone: further down, an encoded slash is part of a name.
  const decoded = steps.flatMap((step, index) => (index < base.length ? split(step) : step));
  if (base.some((step, index) => decoded[index] !== step)) return undefined;
  const end = pathname.endsWith('/') ? '/' : '';
  const canonical = `/${decoded.join('/')}${end}`;
  return canonical === pathname ? undefined : canonical + search + hash;
}

/** Whether an address is one of the portal's pages. */
export const isBelowBase = ({ pathname }: Pick<Location, 'pathname'>): boolean =>
  pathname === BASE_PATH || pathname.startsWith(`${BASE_PATH}/`);

/** Decodes a step; an encoded slash makes several of it. */
function split(step: string): string[] {
  try {
    return decodeURIComponent(step).split('/').filter(Boolean);
  } catch {
    return [step];
  }
}
