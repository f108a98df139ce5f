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

/** The brands, by the name in `distributor.theme`. */
export const BRANDS = Object.keys(PRODUCTION_HOSTS);

/** Applies a brand to the page; an unknown one makes it neutral. */
export function applyBrand(
  theme: string | undefined,
  root: HTMLElement = document.documentElement,
): void {
  root.dataset.brand = BRANDS.find((brand) => brand === theme) ?? 'neutral';
}
