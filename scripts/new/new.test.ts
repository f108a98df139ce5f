/** Runs each command in a copy of the repository, and checks what it wrote: types, tests and lists. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { addCall } from './call';
import { UsageError } from './checkName';
import { copyWorkspace } from './copyWorkspace';
import { createPlan } from './createPlan';
import { addDistributor } from './distributor';
import { addPage } from './page';
import { addPart } from './part';
import { paths, ROOT } from './paths';
import { addSection } from './section';
import { typeErrors } from './typeErrors';

const COMMANDS = [
  ['distributor', 'eksempel', 'Eksempelbanken'],
  ['part', 'progress-bar'],
  ['call', 'motor-claims', '/api/privat/forsikring/motor/saker', "the customer's motor claims"],
  ['section', 'motor-claims'],
  ['page', 'motor-claims', '/skader'],
];

let copy: string;
before(() => {
  copy = mkdtempSync(join(tmpdir(), 'portal-new-'));
  copyWorkspace(ROOT, copy);
});
after(() => rmSync(copy, { recursive: true, force: true }));

const run = (parameters: string[]) =>
  spawnSync(process.execPath, parameters, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
const runNew = (args: string[]) =>
  run(['--conditions=@forsikring/source', '--import', 'tsx', 'scripts/new/index.ts', ...args]);
const read = (path: string) => readFileSync(join(copy, path), 'utf8');

/** The written files by command. */
const written: string[] = [];

for (const command of COMMANDS) {
  test(`pnpm new ${command.join(' ')} lists its files and the next steps`, () => {
    const { status, stdout, stderr } = runNew(command);
    assert.equal(status, 0, stderr);
    const [files = '', steps = ''] = stdout.split('\n\nNext\n');
    assert.match(steps, /^ {2}1\. \w/);
    const paths = files.split('\n').slice(1);
    assert.ok(paths.length > 0);
    written.push(...paths.map((path) => path.trim()));
  });

  test(`pnpm new ${command.join(' ')} is refused the second time, and changes nothing`, () => {
    const before = written.map(read);
    const { status, stdout, stderr } = runNew(command);
    assert.equal(status, 1);
    assert.equal(stdout, '');
    assert.match(stderr, /already\.\n$/);
    assert.deepEqual(written.map(read), before);
  });
}

test('every list contains the new thing', () => {
  for (const [path, text] of [
    [paths.brands, "eksempel: ['www.eksempelbanken.example']"],
    [paths.brandsCss, '[data-brand="eksempel"]'],
    [paths.brandsCss, '.brand-mark[data-logo="eksempel"]'],
    [paths.demoDistributors, "distributor('eksempel', 'Eksempelbanken', 'eksempelbanken.example')"],
    [paths.distributorsPage, '| `eksempel` | Eksempelbanken |'],
    [
      paths.kitEntry,
      "export { ProgressBar, type ProgressBarProps } from './progress-bar/ProgressBar'",
    ],
    [paths.kitStyles, '"./progress-bar/progress-bar.css";\n@import "./radio-group'],
    [paths.kitReadme, '| `ProgressBar` |'],
    [paths.everyPart, 'ProgressBar: <kit.ProgressBar>'],
    [paths.releasedParts, 'ProgressBar: <kit.ProgressBar>'],
    [paths.sizes, '"import": "{ ProgressBar }"'],
    [paths.calls, '  getMotorClaims,'],
    [paths.contractEntry, 'export { MotorClaims }'],
    [paths.clientEntry, 'export type { MotorClaims }'],
    [paths.reactEntry, '  useMotorClaims,'],
    [paths.reads, "useCall('getMotorClaims')"],
    [paths.demoCalls, "calls.getMotorClaims, (c) => c.get('customer').motorClaims"],
    [paths.demoCustomerWith, 'motorClaims: {}'],
    [paths.callsPage, '| `getMotorClaims` | GET `/api/privat/forsikring/motor/saker` |'],
    [paths.portalPaths, "motorClaims: '/skader'"],
    [paths.pages, 'motorClaims: lazyPage(LOADS.motorClaims)'],
    [paths.appRoutes, '<Route path={paths.motorClaims} Component={pages.motorClaims} />'],
  ] as const) {
    assert.equal(read(path).split(text).length, 2, `${path} should contain ${text} once`);
  }
  JSON.parse(read(paths.sizes));
});

test('the written code has correct types, format and imports', () => {
  const code = written.filter((path) => /\.tsx?$/.test(path) && path !== paths.releasedParts);
  assert.deepEqual(typeErrors(copy, code), []);

  const formatted = written.filter((path) => /\.(tsx?|css|json)$/.test(path));
  const lint = run([
    'node_modules/@biomejs/biome/bin/biome',
    'ci',
    '--error-on-warnings',
    ...formatted,
  ]);
  assert.equal(lint.status, 0, lint.stdout + lint.stderr);
});

test('the written tests fail for what is left to write, and for nothing else', () => {
  const tests = written.filter((path) => /\.test\.tsx?$/.test(path));
  const include = [
    paths.brands.replace('.ts', '.dom.test.ts'),
    'docs/distributors.test.ts',
    ...tests,
  ];
  writeFileSync(
    join(copy, 'vitest.new.config.ts'),
    `import { dom, source, unit } from './scripts/unitTestConfig.mjs';
     // The copy's node_modules are links to those of the repository.
     const server = { fs: { strict: false } };
     export default { ...source, server, test: { ...unit, ...dom, include: ${JSON.stringify(include)} } };`,
  );
  run([
    'node_modules/vitest/vitest.mjs',
    ...[
      'run',
      '--config',
      'vitest.new.config.ts',
      '--reporter',
      'json',
      '--outputFile',
      'results.json',
    ],
  ]);
  const { testResults } = JSON.parse(read('results.json')) as {
    testResults: {
      name: string;
      message: string;
      assertionResults: { status: string; title: string; failureMessages: string[] }[];
    }[];
  };
  for (const { name, message, assertionResults } of testResults) {
    assert.ok(assertionResults.length > 0, `${name} should run: ${message}`);
  }
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = results.filter(({ status }) => status !== 'passed');
  const messages = failed.map(({ failureMessages }) =>
    failureMessages[0]?.replace(/^\w+: |(: expect(ed)?\b|\n).*/gs, ''),
  );
  assert.deepEqual(messages.sort(), [
    'Copy a response into RESPONSE, and its fields into motorClaims.ts',
    'Draw the favicon of eksempel in favicons/eksempel.svg',
    'Draw the logo of eksempel in logos/eksempel.svg',
    'Replace this test by tests of what ProgressBar shows, its names and its keyboard.',
    'Show the response of getMotorClaims in MotorClaims.tsx',
    'Write the colour of headings into brands/eksempel.dark.tokens.json',
    'Write the colour of headings into brands/eksempel.tokens.json',
    'Write the colours of eksempel into brands/eksempel.tokens.json and eksempel.dark.tokens.json',
    'Write the heading of the page into MotorClaimsRoute.tsx',
    'Write the second accent of eksempel into brands/eksempel.tokens.json and eksempel.dark.tokens.json',
  ]);
  assert.ok(results.length > failed.length + 30);
});

for (const [add, args, message] of [
  [addPart, [], /name is missing/],
  [addPart, ['ProgressBar'], /lower-case letters/],
  [addPart, ['../x'], /lower-case letters/],
  [addPart, ['a--b'], /lower-case letters/],
  [addPart, ['class'], /reserved word/],
  [addPart, ['button'], /exports Button already/],
  [addCall, ['offers'], /has getOffers already/],
  [addCall, ['call'], /has \w+ already/],
  [addCall, ['fees', '/a?b=1'], /cannot be the path/],
  [addCall, ['fees', '/a', '*/'], /plain words/],
  [addSection, ['tasks', 'getOffers'], /tasks\/Tasks\.tsx exists already/],
  [addSection, ['unknown'], /no read getUnknown/],
  [addSection, ['fees', 'deleteOffer'], /no read deleteOffer/],
  [addPage, ['offers'], /has offers already/],
  [addPage, ['fees', '/tilbud'], /address \/tilbud already/],
  [addPage, ['fees', 'https://x.example'], /cannot be an address/],
  [addDistributor, ['eksempel'], /Give the name/],
  [addDistributor, ['Eksempel', 'Eksempelbanken'], /lower-case letters/],
  [addDistributor, ['../x', 'Eksempelbanken'], /lower-case letters/],
  [addDistributor, ['neutral', 'Eksempelbanken'], /cannot be a short name/],
  [addDistributor, ['eika', 'Granbanken'], /exists already/],
  [addDistributor, ['eksempel', "Eksempel'banken"], /Give the name/],
] as const) {
  test(`${add.name} refuses ${args.join(' ') || 'a missing name'}`, () => {
    assert.throws(
      () => add(createPlan(), [...args]),
      (error) => error instanceof UsageError && message.test(error.message),
    );
  });
}

test('pnpm new prints its usage for an unknown kind', () => {
  const { status, stderr } = runNew(['constructor', 'x']);
  assert.equal(status, 1);
  for (const [what] of COMMANDS) assert.match(stderr, new RegExp(`pnpm new ${what} `));
});
