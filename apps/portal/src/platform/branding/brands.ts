/**
 * The distributors whose brands ship with the portal, with their production hosts, which are invented. The
 * short name is also the name of the brand and of its files (docs/distributors.md).
 */
export const PRODUCTION_HOSTS: Readonly<Record<string, readonly string[]>> = {
  sb1: ['www.demobanken.example', 'm.demobanken.example'],
  eika: ['www.granbanken.example'],
  fremtind: ['www.fjordtrygd.example'],
  none: ['direkte.fjordtrygd.example'],
  fana: ['www.havnebanken.example'],
  more: ['www.solbanken.example'],
  lofavor: ['medlem.fjordtrygd.example'],
  fjell: ['www.fjellbanken.example'],
};

/** The names of the distributors, for the time before the configuration has arrived. */
export const BRAND_NAMES: Readonly<Record<string, string>> = {
  sb1: 'Demobanken',
  eika: 'Granbanken',
  fremtind: 'Fjordtrygd',
  none: 'Fjordtrygd Direkte',
  fana: 'Havnebanken',
  more: 'Solbanken',
  lofavor: 'Medlemsfordel',
  fjell: 'Fjellbanken',
};

/** The brands, by the name in `distributor.theme`. */
export const BRANDS = Object.keys(PRODUCTION_HOSTS);

/** Finds the brand of a production host, or of a host of the demo such as `eika.localhost`. */
export function brandOfHost(hostname: string): string | undefined {
  return BRANDS.find(
    (brand) => PRODUCTION_HOSTS[brand]?.includes(hostname) || hostname === `${brand}.localhost`,
  );
}
