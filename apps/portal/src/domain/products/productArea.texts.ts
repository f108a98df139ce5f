import type { ProductArea } from './productArea';

/** The names of the areas (docs/specification/overview.md#areas). */
export const areaTexts: Record<ProductArea, string> = {
  vehicle: 'Kjøretøy',
  home: 'Hjem',
  person: 'Person',
  other: 'Annet',
};
