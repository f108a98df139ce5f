// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'tsup';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandBuild } from '../../themeBuilds';
import { kitCss } from './testing/kitCss';

const folder = mkdtempSync(join(tmpdir(), 'check-theme-'));
const GOOD = `[data-brand="fjord"] {
  --ui-color-accent: light-dark(#005b50, #7fd8ca);
  --ui-color-accent-hover: light-dark(#00423a, #aee9df);
  --ui-color-on-accent: light-dark(#ffffff, #00251f);
  --ui-color-accent-soft: light-dark(#d9f2ed, #0f3b34);
  --ui-color-on-accent-soft: light-dark(#00423a, #c4efe7);
}
`;

function checkTheme(css: string, ...options: string[]) {
  writeFileSync(join(folder, 'brand.css'), css);
  return run('check-theme', 'brand.css', ...options);
}

function run(...args: string[]) {
  const command = join(folder, 'dist/ui-kit.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

beforeAll(async () => {
  const outDir = join(folder, 'dist');
  mkdirSync(outDir);
  // As in the package: the style sheet beside the command.
  writeFileSync(join(outDir, 'styles.css'), kitCss);
  await build({ ...commandBuild, config: false, outDir });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('ui-kit check-theme', () => {
  it('passes a brand that everybody can see', () => {
    expect(checkTheme(GOOD)).toEqual({
      status: 0,
      stdout: 'fjord: 40 pairs in light and dark, no faults.\n',
      stderr: '',
    });
  });

  it.each([
    [
      'a contrast too low in light',
      GOOD.replace('#005b50,', '#7fb8b0,'),
      /^brand\.css:2 +fjord +light +contrast +--ui-color-accent +on --ui-color-background: 2\.\d\d, needs 4\.5$/m,
    ],
    [
      'a contrast too low in dark alone',
      GOOD.replace('#00251f', '#ffffff'),
      /^brand\.css:4 +fjord +dark +contrast +--ui-color-on-accent +on --ui-color-accent: 1\.\d\d, needs 4\.5$/m,
    ],
    [
      'a token that is left out',
      GOOD.replace(/.*on-accent:.*/, ''),
      /^brand\.css +fjord +both +missing +--ui-color-on-accent +is left out beside/m,
    ],
    [
      'a var() that goes in a circle',
      GOOD.replace(
        '{',
        '{ --ui-color-link: var(--ui-color-heading); --ui-color-heading: var(--ui-color-link);',
      ),
      /^brand\.css:1 +fjord +both +circle +\S+ +--ui-color-heading → --ui-color-link → --ui-color-heading$/m,
    ],
    [
      'a var() of what nobody sets',
      GOOD.replace('#005b50', 'var(--fjord-green)'),
      /^brand\.css:2 +fjord +light +missing +--ui-color-accent +--fjord-green has no value$/m,
    ],
    [
      'an alpha that lets the ground through',
      GOOD.replace('#00423a, #c4efe7', 'rgb(0 66 58 / 40%), #c4efe7'),
      /^brand\.css:6 +fjord +light +contrast +--ui-color-on-accent-soft +on --ui-color-accent-soft: \d\.\d\d, needs 4\.5$/m,
    ],
    [
      'a name that is misspelt',
      GOOD.replace('--ui-color-on-accent:', '--ui-color-on-acent:'),
      /^brand\.css:4 +all +both +unknown +--ui-color-on-acent +is no token of the kit: --ui-color-on-accent is$/m,
    ],
  ])('fails on %s, in a line of its own', (_, css, line) => {
    const { status, stdout, stderr } = checkTheme(css);
    expect(stdout).toMatch(line);
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(stdout).toMatch(/\nfjord: 40 pairs in light and dark\. Faults: \d+ /);
  });

  it('speaks JSON to machines', () => {
    const { status, stdout } = checkTheme(GOOD.replace('#00251f', '#ffffff'), '--json');
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      file: 'brand.css',
      themes: ['fjord'],
      faults: [{ kind: 'contrast', scheme: 'dark', token: '--ui-color-on-accent', line: 4 }, {}],
    });
  });

  it.each([
    ['no command', []],
    ['another command', ['build', 'brand.css']],
    ['no file', ['check-theme']],
    ['two files', ['check-theme', 'brand.css', 'brand.css']],
    ['an unknown option', ['check-theme', 'brand.css', '--fix']],
  ])('says how it is used for %s', (_, args) => {
    const { status, stdout, stderr } = run(...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('Usage: ui-kit check-theme <brand.css> [--json]');
  });

  it('says what is wrong with a file that it cannot check', () => {
    expect(run('check-theme', 'nowhere.css')).toMatchObject({
      status: 2,
      stderr: 'nowhere.css: no such file.\n',
    });
    expect(run('check-theme', '.')).toMatchObject({ status: 2, stderr: '. is no file.\n' });
    expect(checkTheme('{ "accent": "#005b50" }')).toMatchObject({
      status: 2,
      stderr: "brand.css is no style sheet: line 1: '' is neither rule nor property.\n",
    });
    expect(checkTheme('a { color: red }')).toMatchObject({
      status: 2,
      stderr: 'brand.css: no --ui- token is set under :root or [data-brand="…"].\n',
    });
  });

  it('explains itself', () => {
    expect(run('--help')).toMatchObject({ status: 0, stderr: '' });
    expect(run('--help').stdout).toContain('Exit code: 0 without faults');
  });

  it('is a command on its own, with the licence of what is built in', () => {
    const files = readdirSync(join(folder, 'dist')).filter((file) => file.endsWith('.js'));
    const scripts = files.map((file) => readFileSync(join(folder, 'dist', file), 'utf8'));
    expect(readFileSync(join(folder, 'dist/ui-kit.js'), 'utf8')).toMatch(
      /^#!\/usr\/bin\/env node\n/,
    );
    for (const script of scripts) {
      expect(script).toContain('Permission is hereby granted');
      expect(script).not.toMatch(/from ["'](?!node:)(?!fs|util|module|path|url)(?!\.\/)/);
    }
  });
});
