/** Packs each published package, and checks the tarball that its users get. Needs the builds of the packages. */
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { packTarballs, run } from './packTarballs.mjs';

/** Files for development, which users do not need. */
const OURS =
  /^src\/.*\.(?!md$)\w+$|(^|\/)(testing|fixtures|e2e)\/|\.(test|spec|stories|pictures)\.|(^|\/)startTest/;
/** Entries that only run in a browser: all of these packages, and the named ones of the others. */
const CLIENT_PACKAGES = ['ui-kit', 'feedback-widget'];
const CLIENT_ENTRIES = [
  './react',
  './dialog',
  './inspector',
  './element',
  ...['react', 'preact', 'vue'].map((name) => `./element/${name}`),
];
const SERVER_ENTRIES = ['./tokens', './values'];
const STYLES = ['./styles.css', './base.css', './tokens.css', './openapi.json', './package.json'];
const USE_CLIENT = /^(#!.*\n)?("use strict";\s*)?["']use client["'];/;

for (const tarball of packTarballs()) {
  run('pnpm', ['exec', 'publint', 'run', tarball, '--strict']);
  run('pnpm', ['exec', 'attw', tarball, '--profile', 'node16', '--exclude-entrypoints', ...STYLES]);
  const folder = tarball.replace(/-\d[^/]*$/, '');
  mkdirSync(folder);
  run('tar', ['-xzf', tarball, '-C', folder]);
  const name = basename(folder).replace('forsikring-', '');
  const problems = [
    ...fileProblems(join(folder, 'package')),
    ...(await entryProblems(join('packages', name), name)),
  ];
  if (problems.length > 0)
    throw new Error(problems.map((problem) => `${name}: ${problem}`).join('\n'));
}
console.log('The tarballs have no problems.');

/** @param {string} folder an unpacked tarball */
function fileProblems(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const text = (/** @type {string} */ file) => readFileSync(join(folder, file), 'utf8');
  const { version } = JSON.parse(text('package.json'));
  const styles = files.filter((file) => file.endsWith('.css')).map(text);
  const linkProblems = (/** @type {string} */ file) =>
    [...text(file).matchAll(/\]\((?!https:|mailto:|#)([^)\s#]+)/g)]
      .filter(([, link = '']) => !existsSync(join(folder, dirname(file), link)))
      .map(([whole]) => `${file} leads outside the package: ${whole}`);
  const hasFonts = files.some((file) => /\.woff2?$/.test(file));
  return [
    ...files.filter((file) => OURS.test(file)).map((file) => `${file} should not be published`),
    ...bundledPackages(folder, files)
      .filter((name) => !text('THIRD-PARTY-NOTICES.md').includes(`\n## ${name} `))
      .map((name) => `THIRD-PARTY-NOTICES.md does not have the licence of ${name}`),
    ...(hasFonts && !files.some((file) => /(^|\/)OFL/.test(file)) ? ['a font has no licence'] : []),
    ...files.filter((file) => /\.(md|txt)$/.test(file)).flatMap(linkProblems),
    ...(files.includes('LICENSE') ? [] : ['LICENSE is missing']),
    ...(text('CHANGELOG.md').includes(`\n## ${version}\n`) ? [] : [`no changes of ${version}`]),
    // For older browsers, bundlers replace light-dark() by variables that they set beside color-scheme.
    ...(styles.some((css) => css.includes('light-dark(')) &&
    !styles.some((css) => /[{;\s]color-scheme:/.test(css))
      ? ['light-dark() without color-scheme']
      : []),
  ];
}

/**
 * The packages whose code the source maps of a tarball contain.
 * @param {string} folder
 * @param {string[]} files
 */
function bundledPackages(folder, files) {
  const maps = files.filter((file) => file.endsWith('.map'));
  const sources = maps.flatMap(
    (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')).sources,
  );
  const names = sources.map(
    (source) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1],
  );
  return [...new Set(names.filter((name) => name !== undefined))];
}

/**
 * Each entry loads in Node, imported and required, with the same exports. One for browsers begins with 'use client', and
 * one for servers loads no file that does.
 * @param {string} folder
 * @param {string} name
 */
async function entryProblems(folder, name) {
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
  const { exports } = JSON.parse(manifest).publishConfig;
  const require = createRequire(join(process.cwd(), folder, 'package.json'));
  /** @type {string[]} */
  const problems = [];
  for (const entry of Object.keys(exports)) {
    if (entry.includes('*') || /\.(css|json)$/.test(entry)) continue;
    const required = require.resolve(`@forsikring/${name}${entry.slice(1)}`);
    const imported = required.replace(/\.cjs$/, '.js');
    const names = Object.keys(await import(imported)).filter((one) => one !== 'default');
    const others = Object.keys(require(required)).filter((one) => one !== 'default');
    if (`${names.sort()}` !== `${others.sort()}`) problems.push(`${entry} differs when required`);
    const isClient =
      CLIENT_ENTRIES.includes(entry) ||
      (CLIENT_PACKAGES.includes(name) && !SERVER_ENTRIES.includes(entry));
    for (const file of [required, imported]) {
      if (isClient && !USE_CLIENT.test(readFileSync(file, 'utf8')))
        problems.push(`${file} does not begin with 'use client'`);
      if (
        !isClient &&
        [...loadedBy(file)].some((one) => USE_CLIENT.test(readFileSync(one, 'utf8')))
      )
        problems.push(`${file} runs on servers, and loads a file with 'use client'`);
    }
  }
  return problems;
}

/**
 * A file, and all files that it loads.
 * @param {string} file
 * @param {Set<string>} files
 */
function loadedBy(file, files = new Set()) {
  if (files.has(file)) return files;
  files.add(file);
  const imports = /(?:from|import|require\()\s*\(?\s*["'](\.[^"']+)["']/g;
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(imports)) {
    const loaded = join(dirname(file), path);
    // Comments of bundled packages contain imports of types that do not exist here.
    if (existsSync(loaded)) loadedBy(loaded, files);
  }
  return files;
}
