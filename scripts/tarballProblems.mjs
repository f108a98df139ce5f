import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What belongs to our work on a package, and not to its user. */
const OURS =
  /(^|\/)(src|testing|e2e|docs)\/|\.(test|spec|stories|test-d)\.|(^|\/)tsconfig|\.config\./;
const CODE = /\.c?js$/;

/**
 * What is wrong with an unpacked tarball, one line each: files that are missing or not for users,
 * source maps that show nothing, and fields of `package.json` that the registry or a bundler reads.
 * @param {string} folder the unpacked tarball
 * @param {string} name the package's folder in `packages/`
 * @returns {string[]}
 */
export function tarballProblems(folder, name) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const problems = [];

  for (const file of ['README.md', 'LICENSE']) {
    if (!files.includes(file)) problems.push(`${file} is missing`);
  }
  problems.push(...files.filter((file) => OURS.test(file)).map((file) => `${file} is shipped`));
  // A command is run, not bundled.
  const commands = Object.values(manifest.bin ?? {}).map((file) => join(file));
  for (const file of files.filter((each) => CODE.test(each) && !commands.includes(each))) {
    if (!files.includes(`${file}.map`)) problems.push(`${file} has no source map`);
  }
  for (const file of files.filter((each) => each.endsWith('.map'))) {
    // Our sources are not shipped: a map that does not hold them leads nowhere.
    const map = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    // One that only passes on what other files export has none. Packages that are built in have their own.
    const isEmpty = (/** @type {string} */ source, /** @type {number} */ index) =>
      !source.includes('/node_modules/') && !map.sourcesContent?.[index];
    if (map.sources.some(isEmpty)) problems.push(`${file} does not hold its sources`);
  }

  for (const [entry, target] of Object.entries(manifest.exports)) {
    problems.push(...strayTargets(entry, target));
    if (typeof target === 'string') continue;
    for (const condition of ['import', 'require']) {
      const [first] = Object.keys(target[condition] ?? {});
      if (first !== 'types')
        problems.push(`exports["${entry}"].${condition} begins with ${first}, not with types`);
    }
  }
  if (!manifest.sideEffects?.includes('**/*.css'))
    problems.push('sideEffects lets styles be dropped');
  if (manifest.repository?.directory !== `packages/${name}`)
    problems.push('repository.directory is wrong: provenance needs it');
  if (manifest.publishConfig?.provenance)
    problems.push('publishConfig.provenance fails outside the release workflow, which asks for it');
  if (/workspace:|catalog:|@forsikring\/source/.test(JSON.stringify(manifest)))
    problems.push('package.json speaks of the workspace');
  return problems;
}

/**
 * The files of an entry that have another entry's name: `./react` is `dist/react.*`. `./element/react` may
 * be `dist/element.js` with types of its own.
 * @param {string} entry
 * @param {string | Record<string, unknown>} target
 * @returns {string[]}
 */
function strayTargets(entry, target) {
  if (typeof target !== 'string') {
    return Object.values(target).flatMap((one) =>
      strayTargets(entry, /** @type {string | Record<string, unknown>} */ (one)),
    );
  }
  const own = entry === '.' ? './index' : entry.replace(/\.(css|json)$/, '');
  const file = target.replace('./dist/', './').replace(/(\.d)?\.(c?[jt]s|css|json)$/, '');
  return file === own || own.startsWith(`${file}/`)
    ? []
    : [`exports["${entry}"] leads to ${target}`];
}
