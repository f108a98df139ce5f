/** Writes the style sheets that are generated from token files: the kit's, its example brand's, the portal's brands'. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BRANDS } from '../apps/portal/src/platform/branding/brands';
import { buildBrandSheet } from '../apps/portal/src/platform/branding/buildBrandSheet';
import { buildBrandCss } from '../packages/ui-kit/src/tokens/buildBrandCss';
import { buildKitCss } from '../packages/ui-kit/src/tokens/buildKitCss';
import { readBrand } from '../packages/ui-kit/src/tokens/readBrand';

const root = join(import.meta.dirname, '..');
const kit = join(root, 'packages/ui-kit/src');

const sheets: Record<string, string> = {
  [join(kit, 'styles/tokens.css')]: await buildKitCss(),
  [join(kit, 'docs/fjord.css')]: await buildBrandCss(
    readBrand(join(kit, 'docs/fjord.tokens.json')),
  ),
};
for (const name of BRANDS) {
  const path = join(root, `apps/portal/src/platform/branding/brands/${name}.css`);
  sheets[path] = await buildBrandSheet(name);
}
for (const [path, css] of Object.entries(sheets)) {
  writeFileSync(path, css);
  console.log(`Wrote ${path}`);
}
