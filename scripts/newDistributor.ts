/** `pnpm new distributor <short name> <name>`: copies the folder of a distributor, and names the copy. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BRANDS = join(import.meta.dirname, '../apps/portal/brands');

const [what, shortname = '', name = ''] = process.argv.slice(2);
if (what !== 'distributor' || !shortname || !name)
  fail('Give its short name and its name: pnpm new distributor eksempel "Eksempelbanken"');
if (!/^[a-z][a-z0-9]{1,19}$/.test(shortname) || shortname === 'neutral')
  fail(`"${shortname}" cannot be a short name: use 2 to 20 letters from a to z and digits.`);
if (!/^[\p{L}\d][\p{L}\d .-]*$/u.test(name)) fail(`"${name}" cannot be a name.`);
const folder = join(BRANDS, shortname);
if (existsSync(folder)) fail(`${folder} exists already.`);

cpSync(join(BRANDS, 'fjell'), folder, { recursive: true });
// The invented domain: letters and digits of the name.
const spelled = name.toLowerCase().replace(/æ/g, 'ae').replace(/ø/g, 'o').normalize('NFD');
const domain = `${spelled.replace(/[^a-z0-9]/g, '')}.example`;
for (const file of [
  'brand.json',
  'demo.json',
  'tokens.json',
  'logo.svg',
  'favicon.svg',
  'form.svg',
]) {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8').replaceAll('fjellbanken.example', domain);
  writeFileSync(path, text.replaceAll('Fjellbanken', name));
}
execFileSync('pnpm', ['--silent', 'tokens'], { stdio: 'inherit' });
console.log(
  `Copied fjell to ${folder}. Go on with "Adding a distributor" in docs/distributors.md.`,
);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
