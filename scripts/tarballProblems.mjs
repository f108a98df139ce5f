import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files for development that users do not need. */
const OURS =
  /(^|\/)(src|testing|e2e|docs)\/|\.(test|spec|stories|test-d)\.|(^|\/)tsconfig|\.config\./;
const CODE = /\.c?js$/;

/**
 * Lists the problems of an unpacked tarball, one per line: missing or unneeded files, source maps without
 * sources, and wrong fields of `package.json` that the registry or a bundler reads.
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
  problems.push(
    ...files
      .filter((file) => OURS.test(file))
      .map((file) => `${file} should not be in the package`),
  );
  // Commands are run, not bundled, so they need no source map.
  const commands = Object.values(manifest.bin ?? {}).map((file) => join(file));
  for (const file of files.filter((each) => CODE.test(each) && !commands.includes(each))) {
    if (!files.includes(`${file}.map`)) problems.push(`${file} has no source map`);
  }
  for (const file of files.filter((each) => each.endsWith('.map'))) {
    // The package has no sources, so a map must contain them.
    const map = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    // A file that only re-exports others has none. Bundled packages have their own.
    const isEmpty = (/** @type {string} */ source, /** @type {number} */ index) =>
      !source.includes('/node_modules/') && !map.sourcesContent?.[index];
    if (map.sources.some(isEmpty)) problems.push(`${file} does not contain its sources`);
  }

  for (const [entry, target] of Object.entries(manifest.exports)) {
    problems.push(...strayTargets(entry, target));
    if (typeof target === 'string') continue;
    for (const condition of ['import', 'require']) {
      const [first] = Object.keys(target[condition] ?? {});
      if (first !== 'types')
        problems.push(`exports["${entry}"].${condition} starts with ${first} instead of types`);
    }
  }
  if (!manifest.sideEffects?.includes('**/*.css'))
    problems.push('sideEffects allows bundlers to drop styles');
  if (manifest.repository?.directory !== `packages/${name}`)
    problems.push('repository.directory is wrong: provenance needs it');
  if (manifest.publishConfig?.provenance)
    problems.push(
      'publishConfig.provenance fails outside the release workflow, which sets it itself',
    );
  if (/workspace:|catalog:|@forsikring\/source/.test(JSON.stringify(manifest)))
    problems.push('package.json has values that only work in the workspace');
  return problems;
}

/**
 * The files of an entry whose name belongs to another entry: `./react` must be `dist/react.*`.
 * `./element/react` may be `dist/element.js` with separate types.
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
    : [`exports["${entry}"] points to ${target}`];
}
