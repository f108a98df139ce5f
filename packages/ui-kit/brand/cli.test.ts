import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'tsup';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fjord } from './fjord';

const folder = mkdtempSync(join(tmpdir(), 'brand-'));
const command = join(folder, 'dist/ui-kit.js');
const work = join(folder, 'work');
const pathOf = (file: string) => join(work, file);

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, 'brand', ...args], {
    cwd: work,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

function write(changes?: Parameters<typeof fjord>[0]) {
  for (const { path, text } of Object.values(fjord(changes)).filter(
    (one) => typeof one === 'object',
  )) {
    writeFileSync(pathOf(path), text);
  }
}

/** Copies both files of the brand. */
function copyTo(name: string) {
  for (const mode of ['', '.dark'])
    copyFileSync(pathOf(`fjord${mode}.tokens.json`), pathOf(`${name}${mode}.tokens.json`));
}

beforeAll(async () => {
  await build({
    entry: { 'ui-kit': join(import.meta.dirname, 'cli.ts') },
    format: 'esm',
    target: 'node20',
    outDir: join(folder, 'dist'),
    outExtension: () => ({ js: '.js' }),
    config: false,
    silent: true,
    metafile: true,
  });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
});
beforeEach(() => {
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pale = { 'palette.green.$value': '#5fa89d' };

describe('ui-kit brand check', () => {
  test('passes a brand without faults', () => {
    write();
    expect(run('check', 'fjord.tokens.json')).toEqual({
      status: 0,
      stdout: 'fjord: 43 pairs of colours in light and dark mode. No faults.\n',
      stderr: '',
    });
  });

  test('counts the pairs of the part tokens that a brand sets', () => {
    const color = { $type: 'color', $value: '{color.on-accent-soft}' };
    write({
      light: { 'badge.color': color, 'badge.background': { $type: 'color', $value: '#fff' } },
      dark: { 'badge.color': color, 'badge.background': { $type: 'color', $value: '#000' } },
    });
    expect(run('check', 'fjord.tokens.json').stdout).toBe(
      'fjord: 44 pairs of colours in light and dark mode. No faults.\n',
    );
  });

  test('prints one line for each fault and ends with 1', () => {
    write({ light: pale });
    const { status, stdout, stderr } = run('check', 'fjord.tokens.json');
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(stdout).toMatch(
      /^fjord\.tokens\.json:\d+ {2}light {2}contrast {2}color\.accent on color\.background has a contrast of 2\.54\. It needs 4\.5\.$/m,
    );
    expect(stdout).toMatch(/\n\nfjord: 4 faults\.\n$/);
  });

  test('prints the line of broken JSON', () => {
    write();
    writeFileSync(pathOf('fjord.dark.tokens.json'), '{\n  "color": {\n    "accent" {}\n  }\n}');
    expect(run('check', 'fjord.tokens.json')).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(
        /^fjord\.dark\.tokens\.json:3 +both +syntax +The file is not valid JSON/,
      ),
    });
  });

  test('checks each of several brands once, whichever of their files is named', () => {
    write();
    copyTo('vik');
    const files = [
      'fjord.dark.tokens.json',
      'fjord.tokens.json',
      'vik.dark.tokens.json',
      'vik.tokens.json',
    ];
    expect(run('check', ...files).stdout.match(/^\w+:/gm)).toEqual(['fjord:', 'vik:']);
  });

  test('prints JSON for machines', () => {
    write({ light: pale });
    const { status, stdout } = run('check', 'fjord.tokens.json', '--json');
    expect(status).toBe(1);
    const [result] = JSON.parse(stdout);
    expect(result).toMatchObject({ brand: 'fjord', faults: { length: 4 } });
    expect(result.faults[0]).toMatchObject({ token: 'color.accent', ratio: 2.54, atLeast: 4.5 });
  });

  test('reads a file with a byte order mark', () => {
    write();
    writeFileSync(pathOf('fjord.tokens.json'), `\uFEFF${fjord().light.text}`);
    expect(run('check', 'fjord.tokens.json').status).toBe(0);
  });

  test.each([
    ['no command', [], 'Usage: ui-kit brand check'],
    ['no file', ['check'], 'Usage: ui-kit brand check'],
    ['an unknown option', ['check', 'fjord.tokens.json', '--fix'], "Unknown option '--fix'"],
    ['an option of the other command', ['check', 'fjord.tokens.json', '--root'], 'Usage'],
    ['a missing file', ['check', 'vik.tokens.json'], 'vik.tokens.json: no such file.'],
    ['a folder', ['check', 'folder.tokens.json'], 'folder.tokens.json is not a file.'],
    [
      'a path below a file',
      ['check', 'fjord.tokens.json/vik.tokens.json'],
      'fjord.tokens.json/vik.tokens.json cannot be read: ENOTDIR',
    ],
    ['a link to itself', ['check', 'loop.tokens.json'], 'loop.tokens.json cannot be read: ELOOP'],
    ['another name', ['check', 'brand.css'], 'the name of a brand file ends with .tokens.json'],
    ['a name that CSS cannot have', ['check', 'a"b.tokens.json'], 'the name of a brand file'],
  ])('explains %s and ends with 2', (_, args, expected) => {
    write();
    mkdirSync(pathOf('folder.tokens.json'));
    symlinkSync('loop.tokens.json', pathOf('loop.tokens.json'));
    const { status, stdout, stderr } = run(...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(expected);
  });
});

describe('ui-kit brand build', () => {
  test('writes the style sheet beside the token file', () => {
    write();
    const { status, stdout } = run('build', 'fjord.tokens.json');
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: expect.stringContaining('Wrote fjord.css.'),
    });
    const css = readFileSync(pathOf('fjord.css'), 'utf8');
    expect(css).toContain('@layer ui.tokens {\n  [data-brand="fjord"] {');
    expect(css).toContain('--ui-color-accent-hover: light-dark(#00423a, #aee9df);');
    expect(css).not.toContain('--ui-space');
  });

  test('writes several brands to one file, and one brand for :root', () => {
    write();
    copyTo('vik');
    expect(run('build', 'fjord.tokens.json', 'vik.tokens.json', '--out', 'all.css').status).toBe(0);
    const selectors = readFileSync(pathOf('all.css'), 'utf8').match(/\[data-brand="\w+"\]/g);
    expect(selectors).toEqual(['[data-brand="fjord"]', '[data-brand="vik"]']);
    expect(run('build', 'fjord.tokens.json', '--root', '--out', 'root.css').status).toBe(0);
    expect(readFileSync(pathOf('root.css'), 'utf8')).toContain('  :root {\n');
  });

  test('refuses to write two brands of one name to one file', () => {
    write();
    mkdirSync(pathOf('old'));
    copyTo('old/fjord');
    const files = ['fjord.tokens.json', 'old/fjord.tokens.json'];
    const { status, stderr } = run('build', ...files, '--out', 'all.css');
    expect(status).toBe(2);
    expect(stderr).toContain(
      'Two brands are named fjord: fjord.tokens.json and old/fjord.tokens.json.',
    );
    expect(existsSync(pathOf('all.css'))).toBe(false);
    expect(run('build', ...files).status).toBe(0);
  });

  test('writes nothing for a brand with faults', () => {
    write({ light: pale });
    expect(run('build', 'fjord.tokens.json').status).toBe(1);
    expect(() => readFileSync(pathOf('fjord.css'))).toThrow('ENOENT');
  });

  test.each(['fjord.tokens.json', 'fjord', 'fjord.css.json'])(
    'refuses to write to %s, and leaves it alone',
    (out) => {
      write();
      writeFileSync(pathOf('fjord'), 'mine');
      const source = readFileSync(pathOf('fjord.tokens.json'), 'utf8');
      const { status, stderr } = run('build', 'fjord.tokens.json', '--out', out);
      expect(status).toBe(2);
      expect(stderr).toContain(`${out}: --out names a style sheet, such as fjord.css.`);
      expect(readFileSync(pathOf('fjord.tokens.json'), 'utf8')).toBe(source);
      expect(readFileSync(pathOf('fjord'), 'utf8')).toBe('mine');
    },
  );

  test('explains a style sheet that cannot be written', () => {
    write();
    const { status, stderr } = run('build', 'fjord.tokens.json', '--out', 'none/fjord.css');
    expect(status).toBe(2);
    expect(stderr).toContain('none/fjord.css cannot be written');
  });
});

test('has the licence of every package that is built into the command', () => {
  const { inputs } = JSON.parse(readFileSync(join(folder, 'dist/metafile-esm.json'), 'utf8'));
  const licences = readFileSync(join(import.meta.dirname, '../THIRD-PARTY-NOTICES.md'), 'utf8');
  const packages = Object.keys(inputs).flatMap(
    (path) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? [],
  );
  expect(packages).toContain('@terrazzo/parser');
  const missing = [...new Set(packages)].filter((name) => !licences.includes(`## ${name} `));
  expect(missing).toEqual([]);
});
