/** `pnpm new distributor <short name> <name>`: adds the brand, the logo, the favicon and the demo's entry of a distributor. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const BRANDING = 'apps/portal/src/platform/branding';
const NEUTRAL_FAVICON = 'apps/portal/src/assets/icon.svg';
/** The brand whose colours a new one starts with. */
const COPIED_BRAND = 'fjell';

const [what, shortname = '', name = ''] = process.argv.slice(2);
if (what !== 'distributor' || !shortname || !name)
  fail('Give its short name and its name: pnpm new distributor eksempel "Eksempelbanken"');
if (!/^[a-z][a-z0-9]{1,19}$/.test(shortname) || shortname === 'neutral')
  fail(`"${shortname}" cannot be a short name: use 2 to 20 letters from a to z and digits.`);
if (!/^[\p{L}\d][\p{L}\d .-]*$/u.test(name)) fail(`"${name}" cannot be a name.`);
if (existsSync(join(ROOT, tokens(shortname)))) fail(`${tokens(shortname)} exists already.`);

const host = `www.${domainOf(name)}.example`;
const titled = (drawing: string) => drawing.replace(/<title>.*<\/title>/, `<title>${name}</title>`);
const added = (path: string, list: string, line: string) => addToList(read(path), path, list, line);
const brands = `${BRANDING}/brands.ts`;
const demo = 'apps/demo-api/src/distributors/distributors.ts';

// Everything is read before anything is written, so that a changed list leaves no half of a distributor.
const withHost = added(brands, 'PRODUCTION_HOSTS', `  ${shortname}: ['${host}'],`);
const files = {
  [tokens(shortname)]: read(tokens(COPIED_BRAND)),
  [tokens(shortname, '.dark')]: read(tokens(COPIED_BRAND, '.dark')),
  [`${BRANDING}/logos/${shortname}.svg`]: titled(read(`${BRANDING}/logos/neutral.svg`)),
  [`${BRANDING}/favicons/${shortname}.svg`]: titled(read(NEUTRAL_FAVICON)),
  [brands]: addToList(withHost, brands, 'BRAND_NAMES', `  ${shortname}: '${name}',`),
  [demo]: added(
    demo,
    'distributors',
    `  distributor('${shortname}', '${name}', '${domainOf(name)}.example'),`,
  ),
};
for (const [path, text] of Object.entries(files)) {
  writeFileSync(join(ROOT, path), text);
  console.log(`Wrote ${path}`);
}
execFileSync('pnpm', ['--silent', 'tokens'], { cwd: ROOT, stdio: 'inherit' });
console.log(`
Next
  1. Write the colours of ${name} into ${tokens(shortname)} and ${tokens(shortname, '.dark')}, and run pnpm tokens.
  2. Draw its logo in ${BRANDING}/logos/${shortname}.svg, and its favicon in favicons/.
  3. Read "What a short name decides" in docs/distributors.md.
  4. pnpm unit ${BRANDING} fails until its colours, its logo and its favicon are its own.`);

function tokens(brand: string, mode = ''): string {
  return `${BRANDING}/brands/${brand}${mode}.tokens.json`;
}

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

/** Adds a line at the end of an exported list or record. */
function addToList(text: string, path: string, list: string, line: string): string {
  const found = new RegExp(`(export const ${list}\\b.*?)(\\n[}\\]];)`, 's').exec(text);
  if (!found) fail(`${path} has no list ${list}.`);
  return text.replace(found[0], () => `${found[1]}\n${line}${found[2]}`);
}

/** The invented domain of a distributor: letters and digits of its name. */
function domainOf(text: string): string {
  const spelled = text.toLowerCase().replace(/æ/g, 'ae').replace(/ø/g, 'o');
  return spelled.normalize('NFD').replace(/[^a-z0-9]/g, '');
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
