/** The look of a brand on a page outside the portal. */
export interface BrandLook {
  /** Its colours, corners and header, as declarations of custom properties. */
  properties: string;
  /** Its logo, an SVG in the colour of a mask. */
  logo: string;
}

/** Reads the look of a distributor from its folder. A browser has no folder: stories show no pages outside the portal. */
export function brandLook(shortname: string): BrandLook {
  if (import.meta.env) return { properties: '', logo: '' };
  // Not imported, because browsers have no such module.
  const { readFileSync } = process.getBuiltinModule('node:fs');
  const read = (file: string) =>
    readFileSync(`${import.meta.dirname}/../../../portal/brands/${shortname}/${file}`, 'utf8');
  const properties = read('brand.css').match(/--ui-(?:color|header|radius)[\w-]*:[^;]+;/g) ?? [];
  return { properties: properties.join(' '), logo: read('logo.svg') };
}
