/** Runs every check there is, from types to the browser, and ends with one line that counts them. */
import { spawn } from 'node:child_process';
import { ensureChromium } from './chromium.mjs';

/** @type {[name: string, script: string][]} */
const CHECKS = [
  ['types', 'types'],
  ['format and lint', 'lint'],
  ['import directions', 'imports'],
  ['docstrings', 'docstrings'],
  ['changesets', 'changesets'],
  ['workflows', 'workflows'],
  ['build of the packages', 'build:packages'],
  ['build of the portal', 'build:portal'],
  ['package checks', 'packages'],
  ['README examples', 'readme:examples'],
  ['sizes', 'size'],
  ['unused code', 'unused'],
  ['unit tests', 'unit'],
  ['build of Storybook', 'build:storybook'],
  ['stories in a browser', 'stories'],
  ['parts under real keys', 'e2e:parts'],
  ['end to end in a browser', 'e2e'],
  ['nginx in front of the portal', 'deploy:try'],
  ['packages in use, from a registry', 'release:try:built'],
];

const only = process.argv.slice(2);
const unknown = only.filter((name) => !CHECKS.some(([, script]) => script === name));
if (unknown.length > 0) {
  console.error(
    `No such check: ${unknown.join(', ')}. There are: ${CHECKS.map(([, script]) => script).join(', ')}`,
  );
  process.exit(1);
}
const { FORCE_COLOR: _, ...environment } = process.env;
const env = { ...environment, CHROMIUM_PATH: chromiumOrExit(), CI: '1', NO_COLOR: '1' };
const failed = [];
let passed = 0;

for (const [name, script] of CHECKS) {
  if (only.length > 0 && !only.includes(script)) continue;
  const startedAt = Date.now();
  console.log(`\n── ${name}`);
  const code = await run(script);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(`── ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  if (code === 0) passed += 1;
  else failed.push(name);
}

if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
console.log(`\nChecks: ${passed} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);

/** @param {string} script */
function run(script) {
  return new Promise((resolve) => {
    const child = spawn('pnpm', ['--silent', 'run', script], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env,
    });
    child.on('exit', (code) => resolve(code ?? 1));
    child.on('error', () => resolve(1));
  });
}

function chromiumOrExit() {
  try {
    return ensureChromium();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}
