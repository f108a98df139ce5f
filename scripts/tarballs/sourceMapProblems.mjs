import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const CODE = /\.c?js$/;
const TEST_SOURCE = /\.(test|spec|stories)\.|\/startTest/;

/**
 * Lists scripts without a source map, links to missing maps, maps without their sources, and maps that show
 * that a build contains a test.
 * @param {string} folder the unpacked tarball
 * @param {string[]} files its files
 * @param {{ bin?: Record<string, string> }} manifest
 */
export function sourceMapProblems(folder, files, manifest) {
  // Commands are run, not bundled, so they need no source map.
  const commands = Object.values(manifest.bin ?? {}).map((file) => join(file));
  const problems = files
    .filter((file) => CODE.test(file) && !commands.includes(file))
    .filter((file) => !files.includes(`${file}.map`))
    .map((file) => `${file} has no source map`);

  for (const file of files.filter((each) => /\.(c?js|css)$/.test(each))) {
    const links = readFileSync(join(folder, file), 'utf8').matchAll(
      /^(?:\/\/|\/\*)# sourceMappingURL=(\S+)/gm,
    );
    const missing = [...links]
      .map(([, link = '']) => link)
      .filter((link) => !link.startsWith('data:'))
      .filter((link) => !files.includes(join(dirname(file), link)));
    problems.push(...missing.map((link) => `${file} names ${link}, which is missing`));
  }
  for (const file of files.filter((each) => each.endsWith('.map'))) {
    problems.push(...mapProblems(folder, file));
  }
  return problems;
}

/**
 * @param {string} folder
 * @param {string} file a source map
 */
function mapProblems(folder, file) {
  const map = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  /** @type {string[]} */
  const sources = map.sources;
  const tests = sources.filter((source) => TEST_SOURCE.test(source));
  const missing = sources.filter(
    (source, index) =>
      map.sourcesContent?.[index] == null &&
      !existsSync(join(folder, dirname(file), map.sourceRoot ?? '', source)),
  );
  return [
    ...tests.map((source) => `${file} shows that the build contains ${source}`),
    ...missing.map((source) => `${file} does not contain its source ${source}`),
  ];
}
