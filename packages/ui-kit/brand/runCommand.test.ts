import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'tsup';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fjord } from './fjord';
import { runCommand } from './runCommand';

const folder = fs.mkdtempSync(join(tmpdir(), 'brand-'));
const work = join(folder, 'work');
const pathOf = (file: string) => join(work, file);
const read = (file: string) => fs.readFileSync(pathOf(file), 'utf8');

/** Runs the command on files of the folder `work`, by their names alone. */
async function run(...args: string[]) {
  const output = { stdout: '', stderr: '' };
  const writeTo = (stream: keyof typeof output) => ({
    write: (text: string) => {
      output[stream] += text.replaceAll(`${work}/`, '');
    },
  });
  const paths = args.map((arg, index) => (index === 0 || arg.startsWith('--') ? arg : pathOf(arg)));
  const streams = { stdout: writeTo('stdout'), stderr: writeTo('stderr') };
  const status = await runCommand(['brand', ...paths], streams);
  return { status, ...output };
}

/** Writes both files of the example brand under a name. */
function write(changes?: Parameters<typeof fjord>[0], name = 'fjord') {
  const { light, dark } = fjord(changes);
  fs.writeFileSync(pathOf(`${name}.tokens.json`), light.text);
  fs.writeFileSync(pathOf(`${name}.dark.tokens.json`), dark.text);
}

beforeEach(() => {
  fs.rmSync(work, { recursive: true, force: true });
  fs.mkdirSync(work);
  write();
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const pale = { 'palette.green.$value': '#5fa89d' };

describe('ui-kit brand check', () => {
  test('passes a brand without faults, also with a byte order mark', async () => {
    fs.writeFileSync(pathOf('fjord.tokens.json'), `\uFEFF${fjord().light.text}`);
    expect(await run('check', 'fjord.tokens.json')).toEqual({
      status: 0,
      stdout: 'fjord: 44 pairs of colours in light and dark mode. No faults.\n',
      stderr: '',
    });
  });

  test('counts the pairs of the part tokens that a brand sets', async () => {
    const color = { $type: 'color', $value: '{color.on-accent-soft}' };
    write({
      light: { 'badge.color': color, 'badge.background': { $type: 'color', $value: '#fff' } },
      dark: { 'badge.color': color, 'badge.background': { $type: 'color', $value: '#000' } },
    });
    const { stdout } = await run('check', 'fjord.tokens.json');
    expect(stdout).toBe('fjord: 45 pairs of colours in light and dark mode. No faults.\n');
  });

  test('prints one line for each fault and ends with 1', async () => {
    write({ light: pale });
    const { status, stdout, stderr } = await run('check', 'fjord.tokens.json');
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(stdout).toMatch(
      /^fjord\.tokens\.json:\d+ {2}light {2}contrast {2}color\.accent on color\.background has a contrast of 2\.54\. It needs 4\.5\. The nearest color\.accent that passes is #1d6c62\.$/m,
    );
    expect(stdout).toMatch(/\n\nfjord: 4 faults\.\n$/);
  });

  test('prints the line of broken JSON', async () => {
    fs.writeFileSync(pathOf('fjord.dark.tokens.json'), '{\n  "color": {\n    "accent" {}\n  }\n}');
    expect(await run('check', 'fjord.tokens.json')).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(
        /^fjord\.dark\.tokens\.json:3 +both +syntax +The file is not valid JSON/,
      ),
    });
  });

  test('checks each of several brands once, whichever of their files is named', async () => {
    write({}, 'vik');
    const names = ['fjord.dark', 'fjord', 'vik.dark', 'vik'];
    const { stdout } = await run('check', ...names.map((name) => `${name}.tokens.json`));
    expect(stdout.match(/^\w+:/gm)).toEqual(['fjord:', 'vik:']);
  });

  test('takes the files of a folder with the name of the brand', async () => {
    fs.mkdirSync(pathOf('eik'));
    const { light, dark } = fjord();
    fs.writeFileSync(pathOf('eik/tokens.json'), light.text);
    fs.writeFileSync(pathOf('eik/dark.json'), dark.text);
    const { stdout } = await run('check', 'eik/tokens.json', 'eik/dark.json');
    expect(stdout).toBe('eik: 44 pairs of colours in light and dark mode. No faults.\n');
    expect(await run('build', 'eik/tokens.json')).toMatchObject({ status: 0 });
    expect(read('eik/brand.css')).toContain('[data-brand="eik"]');
    expect(read('eik/tokens.json')).toBe(light.text);
  });

  test('prints JSON for machines', async () => {
    write({ light: pale });
    const { status, stdout } = await run('check', 'fjord.tokens.json', '--json');
    expect(status).toBe(1);
    const [result] = JSON.parse(stdout);
    expect(result).toMatchObject({ brand: 'fjord', faults: { length: 4 } });
    expect(result.faults[0]).toMatchObject({ token: 'color.accent', ratio: 2.54, atLeast: 4.5 });
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
  ])('explains %s and ends with 2', async (_, args, expected) => {
    fs.mkdirSync(pathOf('folder.tokens.json'));
    fs.symlinkSync('loop.tokens.json', pathOf('loop.tokens.json'));
    const { status, stdout, stderr } = await run(...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(expected);
  });
});

describe('ui-kit brand build', () => {
  test('writes several brands to one file, and one brand for :root', async () => {
    write({}, 'vik');
    const files = ['fjord.tokens.json', 'vik.tokens.json'];
    expect(await run('build', ...files, '--out', 'all.css')).toMatchObject({ status: 0 });
    const selectors = read('all.css').match(/\[data-brand="\w+"\]/g);
    expect(selectors).toEqual(['[data-brand="fjord"]', '[data-brand="vik"]']);
    await run('build', 'fjord.tokens.json', '--root', '--out', 'root.css');
    expect(read('root.css')).toContain('  :root {\n');
  });

  test('refuses to write two brands of one name to one file', async () => {
    fs.mkdirSync(pathOf('old'));
    write({}, 'old/fjord');
    const files = ['fjord.tokens.json', 'old/fjord.tokens.json'];
    const { status, stderr } = await run('build', ...files, '--out', 'all.css');
    expect(status).toBe(2);
    expect(stderr).toContain(
      'Two brands are named fjord: fjord.tokens.json and old/fjord.tokens.json.',
    );
    expect(fs.existsSync(pathOf('all.css'))).toBe(false);
    expect(await run('build', ...files)).toMatchObject({ status: 0 });
  });

  test('writes nothing for a brand with faults', async () => {
    write({ light: pale });
    expect(await run('build', 'fjord.tokens.json')).toMatchObject({ status: 1 });
    expect(fs.existsSync(pathOf('fjord.css'))).toBe(false);
  });

  test.each(['fjord.tokens.json', 'fjord', 'fjord.css.json'])(
    'refuses to write to %s, and leaves it alone',
    async (out) => {
      fs.writeFileSync(pathOf('fjord'), 'mine');
      const { status, stderr } = await run('build', 'fjord.tokens.json', '--out', out);
      expect(status).toBe(2);
      expect(stderr).toContain(`${out}: --out names a style sheet, such as fjord.css.`);
      expect(read('fjord.tokens.json')).toBe(fjord().light.text);
      expect(read('fjord')).toBe('mine');
    },
  );

  test('explains a style sheet that cannot be written', async () => {
    const { status, stderr } = await run('build', 'fjord.tokens.json', '--out', 'none/fjord.css');
    expect(status).toBe(2);
    expect(stderr).toContain('none/fjord.css cannot be written');
  });
});

describe('the built command', () => {
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
    fs.writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  });
  const start = (...args: string[]) =>
    spawnSync(process.execPath, [join(folder, 'dist/ui-kit.js'), 'brand', ...args], {
      cwd: work,
      encoding: 'utf8',
    });

  test('writes the style sheet beside the token file', () => {
    expect(start('build', 'fjord.tokens.json')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('Wrote fjord.css.'),
    });
    expect(read('fjord.css')).toContain('@layer ui.tokens {\n  [data-brand="fjord"] {');
    expect(read('fjord.css')).toContain('--ui-color-accent-hover: light-dark(#00423a, #aee9df);');
    expect(read('fjord.css')).not.toContain('--ui-space');
  });

  test('ends with the exit code of the fault that it explains', () => {
    expect(start('check', 'vik.tokens.json')).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining('vik.tokens.json: no such file.'),
    });
  });

  test('has the licence of every package that is built into it', () => {
    const { inputs } = JSON.parse(fs.readFileSync(join(folder, 'dist/metafile-esm.json'), 'utf8'));
    const notices = join(import.meta.dirname, '../THIRD-PARTY-NOTICES.md');
    const licences = fs.readFileSync(notices, 'utf8');
    const packages = Object.keys(inputs).flatMap(
      (path) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? [],
    );
    expect(packages).toContain('@terrazzo/parser');
    const missing = [...new Set(packages)].filter((name) => !licences.includes(`## ${name} `));
    expect(missing).toEqual([]);
  });
});
