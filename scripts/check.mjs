/**
 * Checks what a change touches, in about a minute: types and lint; the unit tests and stories that import a changed file, in
 * the workspaces that the change touches; and the end-to-end tests of the pages that do. The change is everything since the
 * branch left `origin/main`; on `main`, what is not committed, or else the last commit. `npm test` runs all checks.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import { createVitest } from 'vitest/node';
import { ensureChromium } from './chromium.mjs';

const E2E = 'apps/portal/e2e';

// As the command of vitest sets them: its projects are others without.
const environment = {
  CHROMIUM_PATH: ensureChromium(),
  NODE_ENV: 'test',
  TEST: 'true',
  VITEST: 'true',
};
Object.assign(process.env, environment, { NO_COLOR: '1' });

const changed = changedFiles();
/** @type {string[]} */
const failed = [];

const types = run('types', 'pnpm --silent run types');
await run(
  'format and lint',
  `biome check --colors=off --error-on-warnings --no-errors-on-unmatched ${changed.join(' ')}`,
);
const tests = await relatedTests();
if (tests.length > 0) {
  const projects = '--project unit-node --project unit-dom --project stories';
  await run('unit tests and stories', `vitest run ${projects} ${tests.join(' ')}`);
}
await types;
const pages = specsOfPages(tests);
if (pages.length > 0) {
  await run(
    'build of the portal',
    'pnpm --silent run build:packages && pnpm --silent run build:portal',
  );
  await run('end to end in a browser', `pnpm --silent run e2e ${pages.join(' ')}`);
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
 * The unit tests and stories that import a changed file, in the workspaces that the change touches. A change of a document
 * has the tests of the documents.
 */
async function relatedTests() {
  const vitest = await createVitest('test', {
    watch: false,
    related: changed.map((file) => resolve(file)),
    project: ['unit-node', 'unit-dom', 'stories'],
  });
  const found = await vitest.getRelevantTestSpecifications();
  await vitest.close();
  const workspaceOf = (/** @type {string} */ file) => file.split('/').slice(0, 2).join('/');
  const touched = new Set(changed.map(workspaceOf));
  const files = found.map(({ moduleId }) => relative('.', moduleId));
  const related = files.filter((file) => touched.has(workspaceOf(file)));
  const documents = changed.some((file) => file.endsWith('.md')) ? ['docs/'] : [];
  return [...related, ...documents];
}

/**
 * The end-to-end tests that have changed, and those of the pages that the change touches: `offers.spec.ts` tests the page
 * of `OffersRoute`.
 * @param {string[]} tests
 */
function specsOfPages(tests) {
  const routes = tests
    .map((file) => /\/routes\/(\w+)Route\./.exec(file)?.[1])
    .filter((name) => name !== undefined);
  const specs = routes.map((name) => `${E2E}/${name[0]?.toLowerCase()}${name.slice(1)}.spec.ts`);
  const all = [
    ...specs,
    ...changed.filter((file) => file.startsWith(E2E) && file.endsWith('.spec.ts')),
  ];
  return [...new Set(all)].filter((file) => existsSync(file)).map((file) => basename(file));
}

/**
 * Runs a command, and prints its output after it.
 * @type {(title: string, command: string) => Promise<void>}
 */
async function run(title, command) {
  const startedAt = Date.now();
  const child = spawn(command, { stdio: ['ignore', 'pipe', 'pipe'], shell: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  const [code] = await once(child, 'close');
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(
    `${output.trimEnd()}\n── ${title}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`,
  );
  if (code !== 0) failed.push(title);
}
