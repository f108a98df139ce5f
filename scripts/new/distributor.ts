import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from './checkName';
import type { Plan } from './createPlan';
import { distributorRow } from './distributorRow';
import { paths, ROOT } from './paths';

/** The brand whose colours a new one starts with. */
const COPIED_BRAND = 'fjell';

/** `pnpm new distributor <short name> <name>`: its brand, its logo and favicon, and its place in the lists. */
export function addDistributor(plan: Plan, [shortname = '', name = '']: string[]): string[] {
  if (!/^[a-z][a-z0-9]{1,19}$/.test(shortname) || shortname === 'neutral') {
    throw new UsageError(
      `"${shortname}" cannot be a short name: use 2 to 20 lower-case letters from a to z and digits, such as eksempel.`,
    );
  }
  if (!/^[\p{L}\d][\p{L}\d .-]*$/u.test(name)) {
    throw new UsageError(
      'Give the name of the distributor too: pnpm new distributor eksempel "Eksempelbanken".',
    );
  }
  const tokens = (brand: string, mode = '') => `${paths.tokens}/${brand}${mode}.tokens.json`;
  const copy = (path: string) => readFileSync(join(ROOT, path), 'utf8');
  const domain = `${domainOf(name)}.example`;
  const host = `www.${domain}`;

  plan.create(tokens(shortname), copy(tokens(COPIED_BRAND)));
  plan.create(tokens(shortname, '.dark'), copy(tokens(COPIED_BRAND, '.dark')));
  const named = (drawing: string) =>
    drawing.replace(/<title>.*<\/title>/, `<title>${name}</title>`);
  plan.create(`${paths.logos}/${shortname}.svg`, named(copy(`${paths.logos}/neutral.svg`)));
  plan.create(`${paths.favicons}/${shortname}.svg`, named(copy(paths.neutralFavicon)));
  plan.append(paths.brands, 'PRODUCTION_HOSTS: ', '};', `  ${shortname}: ['${host}'],\n`);
  plan.append(paths.brands, 'BRAND_NAMES: ', '};', `  ${shortname}: '${name}',\n`);
  plan.append(
    paths.demoDistributors,
    'distributors: Distributor[] = [',
    '\n];',
    `\n  distributor('${shortname}', '${name}', '${domain}'),`,
  );
  plan.append(
    paths.distributorsPage,
    '| Short name |',
    '\n\n',
    `\n${distributorRow(shortname, name, [host])}`,
  );

  return [
    `Write the colours of ${name} into ${tokens(shortname)} and ${tokens(shortname, '.dark')}.`,
    `Draw its logo in ${paths.logos}/${shortname}.svg, and its favicon in ${paths.favicons}.`,
    'Run pnpm tokens.',
    `Read "What a short name decides" in ${paths.distributorsPage}.`,
    'pnpm unit apps/portal/src/platform/branding fails until its colours, its logo and its favicon are its own.',
  ];
}

/** The invented domain of a distributor: letters and digits of its name. */
const domainOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o')
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '');
