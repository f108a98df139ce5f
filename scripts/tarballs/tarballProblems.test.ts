import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { tarballProblems } from './tarballProblems.mjs';

const home = mkdtempSync(join(tmpdir(), 'tarball-'));
after(() => rmSync(home, { recursive: true }));

const REPOSITORY = 'https://github.com/forsikring/forsikringsportalen';
const index = { types: './dist/index.d.ts', default: './dist/index.js' };
const manifest = {
  version: '1.2.0',
  license: 'MIT',
  homepage: `${REPOSITORY}/tree/main/packages/kit#readme`,
  bugs: `${REPOSITORY}/issues`,
  repository: { url: `git+${REPOSITORY}.git`, directory: 'packages/kit' },
  sideEffects: ['**/*.css'],
  exports: {
    '.': { import: index, require: index },
    './css/*.css': { types: './dist/css/*.css.d.cts', default: './dist/css/*.css' },
  },
};
const map = { version: 3, sources: ['../src/index.ts'], sourcesContent: ['export {};'] };
const sound: Record<string, string> = {
  'README.md': '# Kit\n\n[Privacy](PRIVACY.md#who), [more](https://example.com), [below](#kit)\n',
  'PRIVACY.md': '# Who\n',
  'CHANGELOG.md': '# Kit\n\n## 1.2.0\n',
  LICENSE: 'MIT',
  'package.json': JSON.stringify(manifest),
  'dist/index.js': 'export {};\n//# sourceMappingURL=index.js.map\n',
  'dist/index.js.map': JSON.stringify(map),
  'dist/index.d.ts': 'export {};\n',
  'dist/css/toast.css': '.toast {}\n',
  'dist/css/toast.css.d.cts': 'export {};\n',
};

/** The problems of the sound tarball with other contents of some files; `undefined` removes one. */
function problemsWith(changes: Record<string, string | undefined>): string[] {
  const folder = mkdtempSync(join(home, 'package-'));
  for (const [file, text] of Object.entries({ ...sound, ...changes })) {
    if (text === undefined) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return tarballProblems(folder, 'kit');
}
const withManifest = (changes: object) =>
  problemsWith({ 'package.json': JSON.stringify({ ...manifest, ...changes }) });
const withMap = (changes: object, files: Record<string, string> = {}) =>
  problemsWith({ ...files, 'dist/index.js.map': JSON.stringify({ ...map, ...changes }) });

test('a sound tarball has no problems', () => {
  assert.deepEqual(problemsWith({}), []);
});

for (const file of ['README.md', 'LICENSE', 'CHANGELOG.md']) {
  test(`a tarball needs ${file}`, () => {
    assert.deepEqual(problemsWith({ [file]: undefined }), [`${file} is missing`]);
  });
}

test('a changelog needs the version', () => {
  assert.deepEqual(problemsWith({ 'CHANGELOG.md': '# Kit\n\n## 1.1.0\n' }), [
    'CHANGELOG.md does not have 1.2.0',
  ]);
});

for (const file of [
  'dist/react/startTestApi.d.ts',
  'dist/Button.stories.d.ts',
  'fixtures/a.json',
  'src/index.ts',
]) {
  test(`${file} is not in a package`, () => {
    assert.deepEqual(problemsWith({ [file]: '' }), [`${file} should not be in the package`]);
  });
}

test('a script needs a source map', () => {
  assert.deepEqual(problemsWith({ 'dist/a.js': '' }), ['dist/a.js has no source map']);
});

test('a style sheet names a source map that is in the tarball', () => {
  assert.deepEqual(
    problemsWith({ 'dist/css/toast.css': '.toast {}\n/*# sourceMappingURL=toast.css.map */\n' }),
    ['dist/css/toast.css names toast.css.map, which is missing'],
  );
});

test('a source map contains its sources', () => {
  assert.deepEqual(withMap({ sourcesContent: [null] }), [
    'dist/index.js.map does not contain its source ../src/index.ts',
  ]);
});

test('a source map may name sources in the tarball', () => {
  assert.deepEqual(withMap({ sources: ['index.d.ts'], sourcesContent: undefined }), []);
});

test('a build contains no tests', () => {
  assert.deepEqual(withMap({ sources: ['../src/react/startTestCustomer.tsx'] }), [
    'dist/index.js.map shows that the build contains ../src/react/startTestCustomer.tsx',
  ]);
});

test('a bundled package needs its licence', () => {
  const sources = ['../node_modules/.pnpm/preact@11.2.0/node_modules/preact/dist/preact.mjs'];
  assert.deepEqual(withMap({ sources }), [
    'THIRD-PARTY-NOTICES.md does not have the licence of preact',
  ]);
  const notices = { 'THIRD-PARTY-NOTICES.md': '# Licences\n\n## preact 11.2.0 (MIT)\n' };
  assert.deepEqual(withMap({ sources }, notices), []);
});

test('a font needs its licence', () => {
  assert.deepEqual(problemsWith({ 'dist/figtree.woff2': '' }), [
    'the licence of the fonts is missing',
  ]);
  assert.deepEqual(problemsWith({ 'dist/figtree.woff2': '', 'dist/OFL.txt': '' }), []);
});

for (const link of ['[How](../../docs/how.md)', '<img src="docs/a.png">', '[how]: docs/how.md']) {
  test(`a README does not link to files outside the package: ${link}`, () => {
    const [problem] = problemsWith({ 'README.md': `# Kit\n\n${link}\n` });
    assert.match(problem ?? '', /^README.md links to .*docs.*, which is not in the package$/);
  });
}

for (const field of ['homepage', 'bugs', 'license']) {
  test(`package.json needs ${field}`, () => {
    const [problem] = withManifest({ [field]: undefined });
    assert.match(problem ?? '', new RegExp(`^${field} should be `));
  });
}

test('package.json names the folder in the repository', () => {
  assert.deepEqual(withManifest({ repository: { ...manifest.repository, directory: 'kit' } }), [
    'repository.directory is wrong',
  ]);
});

test('an export begins with its types', () => {
  const reversed = { default: './dist/index.js', types: './dist/index.d.ts' };
  assert.deepEqual(withManifest({ exports: { '.': reversed } }), [
    'exports["."] starts with default instead of types',
  ]);
});

test('a style sheet has types', () => {
  assert.deepEqual(withManifest({ exports: { './css/toast.css': './dist/css/toast.css' } }), [
    'exports["./css/toast.css"] has no types',
  ]);
  assert.deepEqual(problemsWith({ 'dist/css/toast.css.d.cts': undefined }), [
    'exports["./css/*.css"] has types in ./dist/css/*.css.d.cts, which is missing',
  ]);
});

test('light-dark() needs a color-scheme in the package', () => {
  const toast = '.toast { color: light-dark(black, white) }';
  assert.deepEqual(problemsWith({ 'dist/css/toast.css': toast }), [
    'dist/css/toast.css has light-dark(), but no style sheet sets color-scheme',
  ]);
  const tokens = ':root { color-scheme: light dark; }';
  assert.deepEqual(problemsWith({ 'dist/css/toast.css': `${tokens}\n${toast}` }), []);
});

test('an export leads to a file with its name', () => {
  assert.deepEqual(withManifest({ exports: { './react': index } }), [
    'exports["./react"] points to ./dist/index.d.ts',
    'exports["./react"] points to ./dist/index.js',
  ]);
});

test('package.json has no values of the workspace', () => {
  assert.deepEqual(withManifest({ dependencies: { clsx: 'catalog:' } }), [
    'package.json has values that only work in the workspace',
  ]);
});
