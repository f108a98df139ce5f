import { type Distributor, distributorOf } from './distributors';

/** The parts of a request that can name a distributor. */
export interface DistributorHints {
  /** `?distributor=` of the request, or of the referring page. */
  named?: string | undefined;
  /** The choice of an earlier request. */
  cookie?: string | undefined;
  /** `eika.localhost` means `eika`. */
  hostname?: string | undefined;
}

/** The cookie that remembers the distributor through login and logout. */
export const DISTRIBUTOR_COOKIE = 'demo-distributor';

/** Chooses the distributor of a request: the first hint, in the order of the fields, with a known name; `sb1` by default. */
export function chooseDistributor({ named, cookie, hostname }: DistributorHints): Distributor {
  const names = [named, cookie, hostname?.split('.')[0], 'sb1'];
  return names.map(distributorOf).find(Boolean) as Distributor;
}

/** Returns the distributor in an address. */
export function distributorIn(address: string | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  return new URL(address).searchParams.get('distributor') ?? undefined;
}
