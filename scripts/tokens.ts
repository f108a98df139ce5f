/** Writes the style sheets that are generated from token files: the kit's, its example brand's, the portal's. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildBrandsCss } from '../apps/portal/src/platform/branding/buildBrandsCss';
import { buildBrandCss } from '../packages/ui-kit/src/tokens/buildBrandCss';
import { buildKitCss } from '../packages/ui-kit/src/tokens/buildKitCss';
import { readBrand } from '../packages/ui-kit/src/tokens/readBrand';

const root = join(import.meta.dirname, '..');
const kit = join(root, 'packages/ui-kit/src');

const sheets = {
  [join(kit, 'styles/tokens.css')]: await buildKitCss(),
  [join(kit, 'docs/fjord.css')]: await buildBrandCss(
    readBrand(join(kit, 'docs/fjord.tokens.json')),
  ),
  [join(root, 'apps/portal/src/platform/branding/brands.css')]: await buildBrandsCss(),
};
for (const [path, css] of Object.entries(sheets)) {
  writeFileSync(path, css);
  console.log(`Wrote ${path}`);
}
