import type { OverviewContent } from './overviewContent';

/** The data in the files of a distributor: the name of `brand.json`, and all of `demo.json`. */
interface BrandFiles extends OverviewContent {
  name: string;
  /** The domain of the e-mail address. */
  domain: string;
  /** Whether the distributor has a bank home. @default false */
  bank?: boolean;
  /** Whether the login page is on the portal's own origin. @default false */
  ownLogin?: boolean;
}

// Vite collects the files, and Node reads the folder.
const files = import.meta.env
  ? import.meta.glob<Partial<BrandFiles>>('./*/{brand,demo}.json', {
      base: '../../../portal/brands',
      import: 'default',
      eager: true,
    })
  : readFolder();

const shortnames = new Set(Object.keys(files).map((path) => path.split('/')[1] ?? ''));

/** The files of every folder `apps/portal/brands/<short name>`. */
export const brandFiles = [...shortnames].map((shortname) => {
  const [brand, demo] = ['brand', 'demo'].map((file) => files[`./${shortname}/${file}.json`]);
  return { shortname, ...({ ...brand, ...demo } as BrandFiles) };
});

function readFolder(): Record<string, Partial<BrandFiles>> {
  // Not imported, because browsers have no such module.
  const { readdirSync, readFileSync } = process.getBuiltinModule('node:fs');
  const folder = `${import.meta.dirname}/../../../portal/brands`;
  const paths = readdirSync(folder).flatMap((brand) =>
    ['brand', 'demo'].map((file) => `./${brand}/${file}.json`),
  );
  return Object.fromEntries(
    paths.map((path) => [path, JSON.parse(readFileSync(`${folder}/${path}`, 'utf8'))]),
  );
}
