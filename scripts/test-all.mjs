/** Runs every check but those on request, from types to the browser, and prints one line with the counts at the end. */
import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { ensureChromium } from './chromium.mjs';

/**
 * The stages run one after the other. The lanes of a stage run at the same time, because most of these
 * checks use one core; the checks of a lane run in order, as later ones read what earlier ones build.
 *
 * @type {[name: string, script: string][][][]}
 */
const STAGES = [
  [
    [
      ['build of the packages', 'build:packages'],
      ['build of the portal', 'build:portal'],
      ['package checks', 'packages'],
      ['README examples', 'readme:examples'],
      ['sizes', 'size'],
      ['build of Storybook', 'build:storybook'],
    ],
    [
      ['types', 'types'],
      ['format and lint', 'lint'],
      ['import directions', 'imports'],
      ['docstrings', 'docstrings'],
      ['changesets', 'changesets'],
      ['workflows', 'workflows'],
      ['unused code', 'unused'],
    ],
  ],
  [[['unit tests', 'unit']]],
  [[['stories in a browser', 'stories']]],
  [[['parts under real keys', 'e2e:parts']]],
  [[['end to end in a browser', 'e2e']]],
  [[['nginx in front of the portal', 'deploy:try']]],
  [[['packages in use, from a registry', 'release:try:built']]],
];

/** Runs only when it is named, as CI does: it installs other frameworks, and takes minutes. */
const ON_REQUEST = ['release:try:built'];

const only = process.argv.slice(2);
const scripts = STAGES.flat(2).map(([, script]) => script);
const unknown = only.filter((name) => !scripts.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown check: ${unknown.join(', ')}. The checks are: ${scripts.join(', ')}`);
  process.exit(1);
}
const { FORCE_COLOR: _, ...environment } = process.env;
const env = { ...environment, CHROMIUM_PATH: chromiumOrExit(), CI: '1', NO_COLOR: '1' };
/** @type {{ name: string, output: string }[]} */
const failed = [];
/** @type {string[]} */
const rows = [];
let passed = 0;

for (const lanes of STAGES)
  await Promise.all(lanes.map((lane) => runLane(lane, lanes.length === 1)));

for (const { name, output } of failed) {
  console.log(`\nFailed: ${name}`);
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
 * @param {[name: string, script: string][]} lane
 * @param {boolean} isAlone Whether its output is printed while it runs. Otherwise it follows each check.
 */
async function runLane(lane, isAlone) {
  for (const [name, script] of lane) {
    if (only.length > 0 ? !only.includes(script) : ON_REQUEST.includes(script)) continue;
    const startedAt = Date.now();
    if (isAlone) console.log(`\n── ${name}`);
    const { code, output } = await run(script, isAlone);
    if (!isAlone) console.log(`\n── ${name}\n${output.trimEnd()}`);
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    console.log(`── ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
    rows.push(`| ${name} | ${code === 0 ? 'passed' : '**failed**'} | ${seconds} |`);
    if (code === 0) passed += 1;
    else failed.push({ name, output });
  }
}

/**
 * Runs a script of package.json, and returns its output.
 *
 * @param {string} script
 * @param {boolean} printsOutput Whether it also prints the output, as it comes.
 * @returns {Promise<{ code: number, output: string }>}
 */
function run(script, printsOutput) {
  return new Promise((resolve) => {
    const child = spawn('pnpm', ['--silent', 'run', script], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env,
    });
    let output = '';
    for (const [from, to] of /** @type {const} */ ([
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ])) {
      from.setEncoding('utf8').on('data', (text) => {
        output += text;
        if (printsOutput) to.write(text);
      });
    }
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
    child.on('error', (error) => resolve({ code: 1, output: output + error.message }));
  });
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
