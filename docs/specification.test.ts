import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const OWN_NAME = 'docs/specification.test.ts';
const TEXT_FILE = /\.(?:[cm]?[jt]sx?|css|mdx?|json|ya?ml|html)$/;

const pages = [
  'docs/specification.md',
  ...readdirSync(join(ROOT, 'docs/specification')).map((name) => `docs/specification/${name}`),
];
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** New files too, but nothing that git ignores. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => TEXT_FILE.test(file) && file !== OWN_NAME && existsSync(join(ROOT, file)));

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\- _]/gu, '')
    .replaceAll(' ', '-');

const headingsOf = (page: string) =>
  [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading ?? ''));
const known = new Set(
  pages.flatMap((page) => [page, ...headingsOf(page).map((anchor) => `${page}#${anchor}`)]),
);

/** The sections that a file refers to, by a path from the root or by a link that is relative to the file. */
function referencesIn(file: string): string[] {
  const text = read(file);
  const paths = [...text.matchAll(/docs\/specification(?:\/[\w-]+)?\.md(?:#[\w-]+)?/g)].map(
    ([path]) => path,
  );
  if (!file.endsWith('.md')) return paths;
  const links = [...text.matchAll(/\]\(([^)\s:]*)\)/g)].map(([, link = '']) => {
    const [path = '', anchor] = link.split('#');
    const target = path ? relative(ROOT, join(ROOT, dirname(file), path)) : file;
    return anchor === undefined ? target : `${target}#${anchor}`;
  });
  return [...paths, ...links.filter((link) => link.startsWith('docs/specification'))];
}

test('has a section for every reference to it', () => {
  const references = files.flatMap((file) =>
    referencesIn(file).map((section) => ({ file, section })),
  );
  expect(references.length).toBeGreaterThan(100);
  expect(references.filter(({ section }) => !known.has(section))).toEqual([]);
});

test('lists every section in its index', () => {
  const listed = new Set(referencesIn('docs/specification.md'));
  const missing = [...known].filter(
    (section) => section.startsWith('docs/specification/') && !listed.has(section),
  );
  const titles = new Set(pages.map((page) => `${page}#${headingsOf(page)[0]}`));
  expect(missing.filter((section) => !titles.has(section))).toEqual([]);
});

test('gives each section of a page an anchor of its own', () => {
  const repeated = pages.filter((page) => new Set(headingsOf(page)).size < headingsOf(page).length);
  expect(repeated).toEqual([]);
});

test('is referred to by anchors, not by the numbers of parts and sections', () => {
  const byNumber = files.filter((file) =>
    /specification part|(?:decisions|part [12]),? (?:§|section)/i.test(read(file)),
  );
  expect(byNumber).toEqual([]);
});

test('is not linked from docstrings that are published without it', () => {
  const sources = files.filter((file) => /^packages\/[^/]+\/src\//.test(file));
  const docstrings = /^( *)\/\*\*((?:(?!\*\/)[\s\S])*)\*\/(\s*export\b)?/gm;
  const linked = sources.filter((file) =>
    [...read(file).matchAll(docstrings)].some(
      // Members of exported types are indented.
      ([, indent, text = '', exported]) =>
        text.includes('docs/specification') && (indent || exported),
    ),
  );
  expect(linked).toEqual([]);
});
