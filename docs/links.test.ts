import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** Where the files of the repository are. The packages' READMEs use it: relative links do not leave a package. */
const FILES = 'https://github.com/forsikring/forsikringsportalen/blob/main/';

/** New documents too, but nothing that git ignores. */
const documents = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'],
  { cwd: ROOT, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => file && existsSync(join(ROOT, file)));

const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** The text without blocks of code, and without code in sentences, which may look like links. */
const proseOf = (file: string) =>
  textOf(file)
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/`[^`\n]*`/g, '');

/** The anchors that GitHub gives the headings of a document. */
function anchorsOf(file: string): string[] {
  const headings = textOf(file)
    .replace(/^```[\s\S]*?^```/gm, '')
    .matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\- _]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Whether a link of a document leads to a file or folder, and to a heading where it names one. */
function leadsSomewhere(document: string, link: string): boolean {
  const [path = '', anchor] = link.replace(FILES, '').split('#');
  const directory = link.startsWith(FILES) ? '' : dirname(document);
  const target = path ? relative(ROOT, join(ROOT, directory, path)) : document;
  if (!existsSync(join(ROOT, target))) return false;
  const isDocument = target.endsWith('.md') && statSync(join(ROOT, target)).isFile();
  return anchor === undefined || !isDocument || anchorsOf(target).includes(anchor);
}

/** The links of a document to files of the repository. */
const linksOf = (document: string) =>
  [...proseOf(document).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => link.startsWith(FILES) || !/^[a-z]+:/.test(link));

test.each(documents)('%s links to files and headings that exist', (document) => {
  const links = linksOf(document);
  expect(links.filter((link) => !leadsSomewhere(document, link))).toEqual([]);
});

test.each(documents.filter((file) => file.startsWith('packages/')))(
  '%s uses whole addresses for files outside its package',
  (document) => {
    const [home = ''] = /^packages\/[^/]+\//.exec(document) ?? [];
    const outside = linksOf(document).filter(
      (link) => !link.startsWith(FILES) && !join(dirname(document), link).startsWith(home),
    );
    expect(outside).toEqual([]);
  },
);
