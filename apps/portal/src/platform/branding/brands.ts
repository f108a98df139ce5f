/** A distributor's brand that ships with the portal: a folder `apps/portal/brands/<short name>` (docs/distributors.md). */
interface PortalBrand {
  /** The short name of the distributor, and the name in `distributor.theme` and `.logo`. */
  shortname: string;
  /** The name of the distributor, for the time before the configuration has arrived. */
  name: string;
  /** The production hosts, which are invented. */
  hosts: readonly string[];
}

const files = import.meta.glob<Omit<PortalBrand, 'shortname'>>('./*/brand.json', {
  base: '../../../brands',
  import: 'default',
  eager: true,
});

/** The brands that ship with the portal. */
export const brands: readonly PortalBrand[] = Object.entries(files).map(([path, file]) => ({
  shortname: path.split('/')[1] ?? '',
  ...file,
}));

/** Finds the distributor of a production host, or of a host of the demo such as `eika.localhost`. */
export function distributorOfHost(hostname: string) {
  const brand = brands.find(
    ({ shortname, hosts }) => hosts.includes(hostname) || hostname === `${shortname}.localhost`,
  );
  return brand && { theme: brand.shortname, logo: brand.shortname, name: brand.name };
}
