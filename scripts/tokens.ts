/** Writes the style sheets that are generated from token files: the kit's, its example brand's, the portal's brands'. */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  BRANDS_FOLDER,
  buildBrandSheet,
} from '../apps/portal/src/platform/branding/buildBrandSheet';
import { buildBrandCss, buildKitCss } from '../packages/ui-kit/brand/buildCss';
import { readBrand } from '../packages/ui-kit/brand/readBrand';

const kit = join(import.meta.dirname, '../packages/ui-kit');

const sheets: Record<string, string> = {
  [join(kit, 'src/styles/tokens.css')]: await buildKitCss(),
  [join(kit, 'brand/fjord.css')]: await buildBrandCss(
    readBrand(join(kit, 'brand/fjord.tokens.json')),
  ),
};
for (const name of readdirSync(BRANDS_FOLDER)) {
  sheets[join(BRANDS_FOLDER, name, 'brand.css')] = await buildBrandSheet(name);
}
for (const [path, css] of Object.entries(sheets)) {
  writeFileSync(path, css);
  console.log(`Wrote ${path}`);
}
