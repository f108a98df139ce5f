/** Builds reports of an invented package in a repository of its own. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { readReports } from './readReports';
import { staleReports } from './staleReports';
import { undescribedChanges } from './undescribedChanges';

const MANIFEST = 'packages/demo/package.json';
const DECLARATIONS = 'packages/demo/dist/index.d.ts';
const TYPES = `
/** A button. */
declare function Button({ text, ...rest }: ButtonProps): string;
/** Its props. */
interface ButtonProps {
  /** The text. */
  text: string;
  size?: Size;
}
type Size = 'small' | 'large';
export { Button, type ButtonProps };
`;

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const manifest = (version: string, exports: object = {}) =>
  write(
    MANIFEST,
    JSON.stringify({
      name: '@forsikring/demo',
      version,
      exports: { '.': { import: { types: './dist/index.d.ts' } }, ...exports },
    }),
  );
const reportOf = (types: string): string => {
  write(DECLARATIONS, types);
  return readReports(root)[0]?.text ?? '';
};
const update = () => {
  for (const { file, text } of readReports(root)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
};
const problems = () => staleReports(root, readReports(root)).join('\n');
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@test.example', ...args], {
    cwd: root,
    stdio: 'pipe',
  });
const commit = () => {
  git('add', '.');
  git('commit', '--quiet', '--message', 'Test');
};
const undescribed = () => {
  const result = undescribedChanges(root);
  assert.ok('problems' in result);
  return result.problems.join('\n');
};

/** A repository whose `main` has the report of `TYPES`, on a branch. */
function startBranch(version: string) {
  manifest(version);
  update();
  git('init', '--quiet', '--initial-branch=main');
  commit();
  git('checkout', '--quiet', '-b', 'branch');
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'api-reports-'));
  manifest('1.0.0');
  write(DECLARATIONS, TYPES);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a report lists the exports with their members, and the types that they use', () => {
  const report = reportOf(TYPES);
  assert.match(
    report,
    /## Button\n\n```ts\ndeclare function Button\(props: ButtonProps\): string;/,
  );
  assert.match(report, /interface ButtonProps \{\n {2}size\?: Size;\n {2}text: string;\n\}/);
  assert.match(report, /## Size \(not exported\)\n\n```ts\ntype Size = 'large' \| 'small';/);
});

test('a report is the same for other docstrings, orders and internal names', () => {
  const changed = TYPES.replace('A button.', 'A large button.')
    .replace('{ text, ...rest }', '{ ...rest }')
    .replace("'small' | 'large'", "'large' | 'small'")
    .replace(/( {2}\/\*\*.*\n.*\n)(.*\n)/, '$2$1');
  assert.notEqual(changed, TYPES);
  assert.equal(reportOf(changed), reportOf(TYPES));
});

test('a report shows what is deprecated, and no private member', () => {
  const report = reportOf(`
    export declare class Queue {
      #items;
      private started;
      /** @deprecated Use \`push\`. */
      add(item: string): void;
      push(item: \`/*\${string}//\`): void;
    }
  `);
  assert.match(report, /class Queue \{\n {2}\/\*\* @deprecated \*\/\s+add\(item: string\): void;/);
  assert.match(report, /push\(item: `\/\*\$\{string\}\/\/`\)/);
  assert.doesNotMatch(report, /items|started|Use/);
});

test('a report shows what an entry adds to other modules', () => {
  const report = reportOf(`declare global { interface Window { demo: 'yes' } } export {};`);
  assert.match(report, /## declare global[\s\S]*interface Window[\s\S]*demo: 'yes'/);
});

test('an entry refers to an earlier entry for what both export', () => {
  manifest('1.0.0', { './react': { import: { types: './dist/react.d.ts' } } });
  write('packages/demo/dist/react.d.ts', `export { Button } from './index.js';`);
  const [, react] = readReports(root);
  assert.match(react?.text ?? '', /## Button\n\n```ts\n\/\/ The same as in @forsikring\/demo\n/);
  assert.ok(react?.file.endsWith('packages/demo/api/react.api.md'));
});

test('a package that is not built says what to run', () => {
  rmSync(join(root, DECLARATIONS));
  assert.throws(() => readReports(root), /not built. Run "pnpm build:packages" first/);
});

test('a report that is up to date has no problems', () => {
  update();
  assert.equal(problems(), '');
});

test('a missing report is a problem', () => {
  assert.match(
    problems(),
    /packages\/demo\/api\/index.api.md differs from the build:[\s\S]*Button/,
  );
});

test('a changed member is a problem that names its type', () => {
  update();
  write(DECLARATIONS, TYPES.replace('text: string', 'text: string | number'));
  assert.match(problems(), /index.api.md differs from the build:\n {2}changed: ButtonProps$/);
});

test('a removed export is breaking', () => {
  update();
  write(DECLARATIONS, TYPES.replace('export { Button, ', 'export { '));
  assert.match(problems(), /removed, which is BREAKING: Button$/);
});

test('a removed entry is breaking', () => {
  update();
  write('packages/demo/api/react.api.md', '## useDemo\n');
  assert.match(problems(), /react.api.md is of an entry that is removed:\n.*BREAKING: .*useDemo$/);
});

test('a changed report needs a new changeset that names the package', () => {
  startBranch('0.1.0');
  assert.equal(undescribed(), '');
  write(DECLARATIONS, TYPES.replace('text: string', 'text?: string'));
  update();
  assert.match(
    undescribed(),
    /no new changeset names @forsikring\/demo:\n {2}changed: ButtonProps/,
  );
  write('.changeset/other.md', '---\n"@forsikring/other": minor\n---\n\n@forsikring/demo: no');
  assert.notEqual(undescribed(), '');
  write('.changeset/demo.md', '---\n"@forsikring/demo": minor\n---\n\n**Button:** Optional text.');
  assert.equal(undescribed(), '');
  commit();
  assert.equal(undescribed(), '');
});

test('a changeset that main already has does not describe a new change', () => {
  write('.changeset/old.md', '---\n"@forsikring/demo": minor\n---\n\nOld.');
  startBranch('0.1.0');
  write(DECLARATIONS, TYPES.replace('text: string', 'text?: string'));
  update();
  assert.match(undescribed(), /no new changeset/);
});

test('a removed export needs a major changeset from 1.0.0 on', () => {
  startBranch('1.0.0');
  write(DECLARATIONS, TYPES.replace('export { Button, ', 'export { '));
  write('.changeset/demo.md', '---\n"@forsikring/demo": minor\n---\n\nBREAKING if you …');
  update();
  assert.match(undescribed(), /needs a major changeset of @forsikring\/demo:\n.*BREAKING: Button/);
  write('.changeset/demo.md', '---\n"@forsikring/demo": major\n---\n\nBREAKING if you …');
  assert.equal(undescribed(), '');
});

test('changesets are not checked without a commit in common with main', () => {
  assert.deepEqual(undescribedChanges(root), {
    skipped: 'this clone has no commit in common with main',
  });
  startBranch('1.0.0');
  git('branch', '--delete', '--force', 'main');
  assert.deepEqual(undescribedChanges(root), {
    skipped: 'this clone has no commit in common with main',
  });
});

test('changesets are not checked against a main without reports', () => {
  git('init', '--quiet', '--initial-branch=main');
  commit();
  update();
  assert.deepEqual(undescribedChanges(root), { skipped: 'main has no API reports yet' });
});
