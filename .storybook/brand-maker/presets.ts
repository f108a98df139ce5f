import type { WrittenToken } from '../../packages/ui-kit/brand/tokenDocument';

type Preset = Record<string, WrittenToken | undefined>;

const rem = (value: number): WrittenToken => ({
  $type: 'dimension',
  $value: { value, unit: 'rem' },
});
const corners = (radius: number, small: number, button?: WrittenToken, pill?: WrittenToken) => ({
  radius: rem(radius),
  'radius.small': rem(small),
  'radius.pill': pill,
  'button.radius': button,
});

/** The corners of brands, from square to round. */
export const CORNERS: Record<string, Preset> = {
  'As the kit': {
    radius: undefined,
    'radius.small': undefined,
    'radius.pill': undefined,
    'button.radius': undefined,
  },
  Square: corners(0, 0, undefined, rem(0)),
  Slight: corners(0.25, 0.125),
  Soft: corners(0.75, 0.5),
  Round: corners(1.5, 0.75, { $type: 'dimension', $value: { value: 999, unit: 'px' } }),
};

interface BrandFile {
  font?: Record<string, { $value?: unknown }>;
}
const brandFiles = import.meta.glob<BrandFile>('../../apps/portal/brands/*/tokens.json', {
  import: 'default',
  eager: true,
});

/** The faces that the portal has: those of its brands, each with its fallbacks. */
const shippedFaces = new Map(
  Object.values(brandFiles)
    .flatMap(({ font = {} }) => Object.values(font))
    .flatMap(({ $value }): [string, string[]][] =>
      Array.isArray($value) ? [[String($value[0]).replace(/ Variable$/, ''), $value]] : [],
    )
    .sort(([one], [other]) => one.localeCompare(other)),
);

/** The faces for body text or for headings. */
export const FACES = (id: 'font.family' | 'font.family-heading'): Record<string, Preset> => ({
  [id === 'font.family' ? "The reader's system" : 'As body text']: { [id]: undefined },
  ...Object.fromEntries(
    [...shippedFaces].map(([name, $value]) => [name, { [id]: { $type: 'fontFamily', $value } }]),
  ),
});

/** The weights of headings. */
export const WEIGHTS: Record<string, Preset> = {
  'As the kit': { 'font.weight-heading': undefined },
  ...Object.fromEntries(
    [500, 600, 700, 800].map(($value) => [
      String($value),
      { 'font.weight-heading': { $type: 'fontWeight', $value } },
    ]),
  ),
};
