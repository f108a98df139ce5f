/** The brands that ship with the portal, by the name in `distributor.theme`. */
export const BRANDS = [
  ...(['sb1', 'eika', 'fremtind', 'none'] as const),
  ...(['fana', 'more', 'lofavor', 'fjell'] as const),
];

/** Applies a brand to the page; an unknown one makes it neutral. */
export function applyBrand(
  theme: string | undefined,
  root: HTMLElement = document.documentElement,
): void {
  root.dataset.brand = BRANDS.find((brand) => brand === theme) ?? 'neutral';
}
