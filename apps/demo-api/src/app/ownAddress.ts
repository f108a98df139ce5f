/** The address if it leads to this origin, so that no link can send a customer elsewhere. */
export function ownAddress(address: string | undefined, origin: string): string | undefined {
  if (!address || !URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  return url.origin === origin ? url.href : undefined;
}
