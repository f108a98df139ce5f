/** Runs every check but those on request, from types to the browser, and prints one line with the counts at the end. */
import { appendFileSync } from 'node:fs';
import { ensureChromium } from './chromium.mjs';
import { runCommand } from './runCommand.mjs';

/**
 * The stages run one after the other. The lanes of a stage run at the same time, because most of these
 * checks use one core; the checks of a lane run in order, as later ones read what earlier ones build.
 * A check without a command is the script of package.json with its name.
 *
 * @type {[title: string, name: string, command?: string][][][]}
 */
const STAGES = [
  [
    [
      ['build of the packages', 'build:packages'],
      ['build of the portal', 'build:portal'],
      ['package checks', 'packages', 'node scripts/check-packages.mjs'],
      ['sizes', 'size', 'size-limit'],
      ['changesets', 'changesets', 'node scripts/check-changesets.mjs'],
      ['unused code', 'unused', 'knip'],
    ],
    [
      ['types, and examples of documents', 'types'],
      ['format and lint', 'lint'],
      ['import directions', 'imports', 'depcruise --config .dependency-cruiser.cjs packages apps'],
      ['docstrings', 'docstrings', 'node --import tsx scripts/check-docstrings.ts'],
      ['build of Storybook', 'build:storybook'],
    ],
  ],
  [[['unit tests', 'unit']]],
  [
    // Stories are one page in one browser, and leave a core to the others.
    [['stories in a browser', 'stories']],
    [
      [
        'what React 18 does differently',
        'unit:react18',
        "vitest run --project unit-react18 packages/ui-kit feedback/Feedback tracking-consent/src/react -t 'conformance|hydrat|server|settings'",
      ],
      ['parts under real keys', 'e2e:parts', 'pnpm --silent run e2e:parts --workers=1'],
      ['nginx in front of the portal', 'deploy:try'],
    ],
  ],
  [[['end to end in a browser', 'e2e']]],
];

const TRY_EXAMPLES = 'node --conditions=@forsikring/source --import tsx scripts/tryExamples.ts';

/**
 * Checks that take long: CI runs them every night. The examples need an npm registry.
 *
 * @type {[title: string, name: string, command?: string][]}
 */
const ON_REQUEST = [
  [
    'all cases and new random examples',
    'soak',
    'vitest run --mode soak --project unit-node --project unit-dom',
  ],
  ['stories with the contrast of dark mode', 'dark', 'vitest run --mode soak --project stories'],
  ['all unit tests on React 18', 'react18', 'vitest run --project unit-react18'],
  [
    'random order',
    'shuffled',
    'vitest run --project unit-node --project unit-dom --sequence.shuffle.files --sequence.shuffle.tests',
  ],
  [
    'every end-to-end test with all its cases, and every fault of every read',
    'grid',
    'playwright test --config apps/portal/e2e/playwright.config.ts --project=grid',
  ],
  [
    'every story in four guises, and every document',
    'matrix',
    'playwright test --config packages/ui-kit/e2e/playwright.config.ts --project=matrix',
  ],
  ['looks of pages and parts', 'review'],
  ['examples', 'examples', TRY_EXAMPLES],
  ['examples with other versions', 'examples:versions', `${TRY_EXAMPLES} --versions`],
];

const only = process.argv.slice(2);
const names = [...STAGES.flat(2), ...ON_REQUEST].map(([, name]) => name);
const unknown = only.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown check: ${unknown.join(', ')}. The checks are: ${names.join(', ')}`);
  process.exit(1);
}
const { FORCE_COLOR: _, ...environment } = process.env;
const env = { ...environment, CHROMIUM_PATH: chromiumOrExit(), CI: '1', NO_COLOR: '1' };
/** @type {{ title: string, output: string }[]} */
const failed = [];
/** @type {string[]} */
const rows = [];
let passed = 0;

for (const lanes of only.length > 0 ? [...STAGES, [ON_REQUEST]] : STAGES)
  await Promise.all(lanes.map((lane) => runLane(lane, lanes.length === 1)));

for (const { title, output } of failed) {
  console.log(`\nFailed: ${title}`);
  for (const line of failuresIn(output)) console.log(`  ${line}`);
}
if (process.env.GITHUB_STEP_SUMMARY) {
  const head = ['| Check | Result | Seconds |', '| --- | --- | --: |'];
  appendFileSync(process.env.GITHUB_STEP_SUMMARY, `${[...head, ...rows].join('\n')}\n`);
}
console.log(`\nChecks: ${passed} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);

/**
 * Runs the chosen checks of a lane.
 *
 * @param {[title: string, name: string, command?: string][]} lane
 * @param {boolean} isAlone Whether its output is printed while it runs. Otherwise it follows each check.
 */
async function runLane(lane, isAlone) {
  for (const [title, name, command = `pnpm --silent run ${name}`] of lane) {
    if (only.length > 0 && !only.includes(name)) continue;
    const startedAt = Date.now();
    if (isAlone) console.log(`\n── ${title}`);
    const print = (/** @type {string} */ text) => isAlone && process.stdout.write(text);
    const { code, output } = await runCommand(command, env, print);
    if (!isAlone) console.log(`\n── ${title}\n${output.trimEnd()}`);
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    console.log(`── ${title}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
    rows.push(`| ${title} | ${code === 0 ? 'passed' : '**failed**'} | ${seconds} |`);
    if (code === 0) passed += 1;
    else failed.push({ title, output });
  }
}

/**
 * The lines with failed tests and their errors, or the last lines when there are none.
 *
 * @param {string} output
 */
function failuresIn(output) {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const named = lines.filter((line) =>
    /^\s*(FAIL |[✗✘✖×] |\d+\) \[|\w*Error: |not ok )/.test(line),
  );
  return named.length > 0 ? [...new Set(named)].slice(-60) : lines.slice(-30);
}

function chromiumOrExit() {
  try {
    return ensureChromium();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}
