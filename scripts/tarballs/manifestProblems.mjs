import { join } from 'node:path';

const REPOSITORY = 'https://github.com/forsikring/forsikringsportalen';

/**
 * Lists wrong fields of a published `package.json` that the registry, a bundler or TypeScript reads.
 * @param {Record<string, any>} manifest
 * @param {string} name the package's folder in `packages/`
 * @param {string[]} files the files of the tarball
 */
export function manifestProblems(manifest, name, files) {
  /** @type {Record<string, string | undefined>} */
  const fields = {
    homepage: `${REPOSITORY}/tree/main/packages/${name}#readme`,
    bugs: `${REPOSITORY}/issues`,
    license: 'MIT',
  };
  const problems = Object.entries(fields)
    .filter(([field, value]) => manifest[field] !== value)
    .map(([field, value]) => `${field} should be ${value}`);

  // Provenance compares these with the repository of the workflow.
  if (manifest.repository?.url !== `git+${REPOSITORY}.git`)
    problems.push('repository.url is wrong');
  if (manifest.repository?.directory !== `packages/${name}`)
    problems.push('repository.directory is wrong');
  for (const [entry, target] of Object.entries(manifest.exports)) {
    problems.push(...strayTargets(entry, target), ...typeProblems(entry, target, files));
  }
  if (!manifest.sideEffects?.includes('**/*.css'))
    problems.push('sideEffects allows bundlers to drop styles');
  if (manifest.publishConfig?.provenance)
    problems.push(
      'publishConfig.provenance fails outside the release workflow, which sets it itself',
    );
  if (/workspace:|catalog:|@forsikring\/source/.test(JSON.stringify(manifest)))
    problems.push('package.json has values that only work in the workspace');
  return problems;
}

/** @typedef {string | { [condition: string]: Target }} Target */

/**
 * TypeScript takes the first condition that matches, so types come first.
 * @param {string} entry
 * @param {Target} target
 * @param {string[]} files
 * @returns {string[]}
 */
function typeProblems(entry, target, files) {
  if (entry.endsWith('.json')) return [];
  if (typeof target === 'string') return [`exports["${entry}"] has no types`];
  const conditions = 'default' in target ? [target] : [target.import, target.require];
  return conditions.flatMap((one) => {
    const [[condition, file] = []] = Object.entries(one ?? {});
    if (condition !== 'types' || typeof file !== 'string')
      return [`exports["${entry}"] starts with ${condition} instead of types`];
    const [before = '', after = ''] = join(file).split('*');
    return files.some((each) => each.startsWith(before) && each.endsWith(after))
      ? []
      : [`exports["${entry}"] has types in ${file}, which is missing`];
  });
}

/**
 * The files of an entry whose name belongs to another entry: `./react` must be `dist/react.*`.
 * `./element/react` may be `dist/element.js` with separate types.
 * @param {string} entry
 * @param {Target} target
 * @returns {string[]}
 */
function strayTargets(entry, target) {
  if (typeof target !== 'string') {
    return Object.values(target).flatMap((one) => strayTargets(entry, one));
  }
  const own = entry === '.' ? './index' : entry.replace(/\.(css|json)$/, '');
  const file = target.replace('./dist/', './').replace(/(\.css|\.d)*\.(c?[jt]s|css|json)$/, '');
  return file === own || own.startsWith(`${file}/`)
    ? []
    : [`exports["${entry}"] points to ${target}`];
}
