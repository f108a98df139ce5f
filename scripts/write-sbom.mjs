/**
 * Writes the components of the built packages and the built portal as a CycloneDX 1.6 document:
 *
 *   node scripts/write-sbom.mjs sbom.cdx.json
 *
 * A component depends on the packages in its package.json, and on those that its source maps show to be
 * bundled into it. Development dependencies without bundled code are left out.
 */
import { existsSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const [target] = process.argv.slice(2);
if (!target) throw new Error('Name the file to write.');

const PORTAL = 'apps/portal';
const roots = [...readdirSync('packages').map((name) => `packages/${name}`), PORTAL];

/** @type {Map<string, { component: object, dependsOn: Set<string> }>} */
const found = new Map();

for (const root of roots) {
  const { dependsOn } = addPackage(resolve(root));
  for (const folder of bundledPackages(join(root, root === PORTAL ? 'dist/assets' : 'dist'))) {
    dependsOn.add(addPackage(folder).purl);
  }
}

/**
 * Adds the package in a folder, and all its dependencies.
 * @param {string} folder
 */
function addPackage(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { name, version, license, dependencies = {} } = manifest;
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const known = found.get(purl);
  if (known) return { purl, dependsOn: known.dependsOn };

  const component = {
    type: folder === resolve(PORTAL) ? 'application' : 'library',
    ...{ 'bom-ref': purl, name, version },
    ...(license && { licenses: [{ expression: license }] }),
    purl,
  };
  /** @type {Set<string>} */
  const dependsOn = new Set();
  found.set(purl, { component, dependsOn });
  for (const each of Object.keys(dependencies)) {
    dependsOn.add(addPackage(installedFolder(each, folder)).purl);
  }
  return { purl, dependsOn };
}

/**
 * The folder where a dependency is installed, by Node's resolution rule.
 * @type {(name: string, from: string) => string}
 */
function installedFolder(name, from) {
  const candidate = join(from, 'node_modules', name);
  if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate);
  if (dirname(from) === from) throw new Error(`${name} is not installed.`);
  return installedFolder(name, dirname(from));
}

/**
 * The folders of the packages whose code the source maps of a build contain.
 * @param {string} build
 */
function bundledPackages(build) {
  const maps = readdirSync(build).filter((file) => file.endsWith('.js.map'));
  if (maps.length === 0) throw new Error(`${build} has no source maps. Build it first.`);
  /** @type {Set<string>} */
  const folders = new Set();
  for (const map of maps) {
    const { sources } = JSON.parse(readFileSync(join(build, map), 'utf8'));
    for (const source of sources) {
      const [, folder] =
        /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(resolve(build, source)) ?? [];
      if (folder) folders.add(folder);
    }
  }
  return folders;
}

const inOrder = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
const document = {
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: { component: { type: 'application', name: 'forsikringsportalen' } },
  components: inOrder.map(([, { component }]) => component),
  dependencies: inOrder.map(([ref, { dependsOn }]) => ({ ref, dependsOn: [...dependsOn].sort() })),
};
writeFileSync(target, `${JSON.stringify(document, null, 2)}\n`);
console.log(`${found.size} components in ${target}.`);
