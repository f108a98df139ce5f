import { type Distributor, distributorOf, distributors } from './distributors';

/** What a request says of the distributor. */
export interface DistributorHints {
  /** `?distributor=` of the request, or of the page that makes it. */
  named?: string | undefined;
  /** What an earlier request chose. */
  cookie?: string | undefined;
  /** `eika.localhost` means `eika`. */
  hostname?: string | undefined;
}

/** The cookie that keeps the choice through login and logout. */
export const DISTRIBUTOR_COOKIE = 'demo-distributor';

/** The distributor that a request is for: the most deliberate hint that names one wins. */
export function chooseDistributor({ named, cookie, hostname }: DistributorHints): Distributor {
  const found = [named, cookie, hostname?.split('.')[0]].map(distributorOf).find(Boolean);
  return found ?? (distributors[0] as Distributor);
}

/** The distributor that an address names. */
export function distributorIn(address: string | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  return new URL(address).searchParams.get('distributor') ?? undefined;
}
