/**
 * Checks what a change touches, in about a minute: types and lint; the unit tests and stories that import a changed file, in
 * the workspaces that the change touches; and the end-to-end tests of the pages that do. The change is everything since the
 * branch left `origin/main`; on `main`, everything uncommitted, or else the last commit. `npm test` runs all checks.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import { createVitest } from 'vitest/node';
import { ensureChromium } from './chromium.mjs';
import { runCommand } from './runCommand.mjs';

const PORTAL = 'apps/portal';
/** A module, test or stories of a page. */
const ROUTE = /\/routes\/(\w+)Route\./;

const env = { ...process.env, CHROMIUM_PATH: ensureChromium(), NO_COLOR: '1' };

const changed = changedFiles();
/** @type {string[]} */
const failed = [];

const types = run('types', 'pnpm --silent run types');
await run(
  'format and lint',
  `biome check --colors=off --error-on-warnings --no-errors-on-unmatched ${changed.join(' ')}`,
);
const pages = pagesOf(changed.filter((file) => file.startsWith(`${PORTAL}/src/`)));
const tests = await relatedTests();
if (tests.length > 0) {
  const projects = '--project unit-node --project unit-dom --project stories';
  await run('unit tests and stories', `vitest run ${projects} ${tests.join(' ')}`);
}
await types;
const specs = specsOfPages();
if (specs.length > 0) {
  await run(
    'build of the portal',
    'pnpm --silent run build:packages && pnpm --silent run build:portal',
  );
  await run('end to end in a browser', `pnpm --silent run e2e ${specs.join(' ')}`);
}
console.log(
  failed.length > 0
    ? `\nFailed: ${failed.join(', ')}`
    : `\nPassed: ${changed.length} changed files`,
);
process.exit(failed.length > 0 ? 1 : 0);

/** The files of the change that exist, as paths from the root. */
function changedFiles() {
  const [base] = git('merge-base', 'HEAD', 'origin/main');
  const isBranch = base !== undefined && base !== git('rev-parse', 'HEAD')[0];
  const lastCommit = git('status', '--porcelain').length > 0 ? 'HEAD' : 'HEAD~1';
  const files = [
    ...git('diff', '--name-only', isBranch ? base : lastCommit),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(files)].filter((file) => existsSync(file));
}

/**
 * The lines that git prints, or none when it fails.
 * @param {string[]} parameters
 */
function git(...parameters) {
  const { status, stdout } = spawnSync('git', parameters, { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
}

/**
 * The pages of the portal whose modules import one of the files, such as `Offers`. The tests of a page reach all pages,
 * through the application.
 * @param {string[]} files
 */
function pagesOf(files) {
  if (files.length === 0) return [];
  const reached = `^(${files.map((file) => file.replaceAll('.', '\\.')).join('|')})$`;
  const { stdout } = spawnSync(
    'depcruise',
    [
      ...['--config', '.dependency-cruiser.cjs', '--exclude', '\\.(test|stories)\\.'],
      ...['--reaches', reached, '--output-type', 'json', `${PORTAL}/src/routes`],
    ],
    { encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  /** @type {{ modules: { source: string }[] }} */
  const { modules } = JSON.parse(stdout);
  return modules.flatMap(({ source }) => ROUTE.exec(source)?.[1] ?? []);
}

/**
 * The unit tests and stories that import a changed file, in the workspaces that the change touches. The tests of a
 * page are among them when the change touches the page. A changed document adds the tests of the documents.
 */
async function relatedTests() {
  // The variables of vitest's own command, without which its projects differ.
  Object.assign(process.env, env, { NODE_ENV: 'test', VITEST: 'true' });
  const vitest = await createVitest('test', {
    watch: false,
    related: changed.map((file) => resolve(file)),
    project: ['unit-node', 'unit-dom', 'stories'],
  });
  const found = await vitest.getRelevantTestSpecifications();
  await vitest.close();
  const workspaceOf = (/** @type {string} */ file) => file.split('/').slice(0, 2).join('/');
  const touched = new Set(changed.map(workspaceOf));
  const related = found
    .map(({ moduleId }) => relative('.', moduleId))
    .filter((file) => touched.has(workspaceOf(file)))
    .filter((file) => !ROUTE.test(file) || pages.includes(ROUTE.exec(file)?.[1] ?? ''));
  const documents = changed.some((file) => file.endsWith('.md')) ? ['docs/'] : [];
  return [...related, ...documents];
}

/** The end-to-end tests that have changed, and those of the touched pages: `offers.spec.ts` tests the page `Offers`. */
function specsOfPages() {
  const ofPages = pages.map((name) => `${name[0]?.toLowerCase()}${name.slice(1)}.spec.ts`);
  const edited = changed
    .filter((file) => file.startsWith(`${PORTAL}/e2e/`))
    .map((file) => basename(file));
  return [...new Set([...ofPages, ...edited])].filter(
    (name) => name.endsWith('.spec.ts') && existsSync(`${PORTAL}/e2e/${name}`),
  );
}

/**
 * Runs a command, and prints its output after it.
 * @type {(title: string, command: string) => Promise<void>}
 */
async function run(title, command) {
  const startedAt = Date.now();
  const { code, output } = await runCommand(command, env);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(
    `${output.trimEnd()}\n── ${title}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`,
  );
  if (code !== 0) failed.push(title);
}
