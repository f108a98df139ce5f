/** Returns the address if it belongs to this origin, so that no link can lead a customer elsewhere. */
export function ownAddress(address: string | undefined, origin: string): string | undefined {
  if (!address || !URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  return url.origin === origin ? url.href : undefined;
}
