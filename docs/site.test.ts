import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { brokenLinks } from '../scripts/docs-site/brokenLinks';
import { createLinks } from '../scripts/docs-site/createLinks';
import { type Document, foldersWithoutIndex, pageOf } from '../scripts/docs-site/documents';
import { renderDocument } from '../scripts/docs-site/renderDocument';
import { renderPage } from '../scripts/docs-site/renderPage';

const ROOT = join(import.meta.dirname, '..');
const FILES = 'https://github.com/forsikring/forsikringsportalen/blob/main';

const documents: Document[] = ['README.md', 'docs/demo.md', 'decisions/001-icons.md'].map(
  (path) => ({ path, text: '', title: path }),
);
const addressOf = (link: string, document: string) =>
  createLinks(ROOT, documents).addressOf(link, document);

/** The broken links of a site with these pages, beside a Storybook with one page. */
function brokenLinksOf(pages: Record<string, string>): string[] {
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(site, { recursive: true }));
  const storybook = {
    'storybook/index.html': '<p>',
    'storybook/index.json': '{"entries":{"ui-kit-button--docs":{}}}',
    'storybook/assets/a.js': '"?path=/docs/ui-kit-button--docs"',
  };
  for (const [path, text] of Object.entries({ ...storybook, ...pages })) {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), text);
  }
  return brokenLinks(site);
}

test('a README is the index of its folder, and a folder without one gets an index', () => {
  expect(pageOf('packages/ui-kit/README.md')).toBe('packages/ui-kit/index.html');
  expect(pageOf('docs/demo.md')).toBe('docs/demo.html');
  expect(foldersWithoutIndex(documents)).toEqual(['docs', 'decisions']);
});

test.each([
  ['demo.md#faults', 'docs/pages.md', 'demo.html#faults'],
  ['../README.md', 'docs/demo.md', '../index.html'],
  ['../decisions', 'docs/demo.md', '../decisions/index.html'],
  [`${FILES}/docs/demo.md#faults`, 'packages/ui-kit/README.md', '../../docs/demo.html#faults'],
  ['#faults', 'docs/demo.md', '#faults'],
  ['https://example.com/', 'docs/demo.md', 'https://example.com/'],
  ['../package.json', 'docs/demo.md', `${FILES}/package.json`],
  ['../scripts', 'docs/demo.md', `${FILES.replace('blob', 'tree')}/scripts`],
])('the link %s of %s leads to %s', (link, document, address) => {
  expect(addressOf(link, document)).toBe(address);
});

test('a picture is copied', () => {
  const links = createLinks(ROOT, documents);
  const picture = 'docs/pictures/overview-sb1-desktop.png';
  expect(links.addressOf(`../${picture}`, 'docs/demo.md')).toBe(
    'pictures/overview-sb1-desktop.png',
  );
  expect([...links.pictures]).toEqual([picture]);
});

test('headings have the anchors of the code host, and pictures in HTML their addresses', () => {
  const text =
    '## `texts` and æøå: how?\n\n## Same\n\n## Same\n\n<img src="docs/pictures/overview-eika-phone.png" alt="">';
  const document = { path: 'README.md', text, title: 'Start' };
  const html = renderDocument(document, createLinks(ROOT, documents));
  expect(html).toContain('<h2 id="texts-and-æøå-how"><code>texts</code> and æøå: how?</h2>');
  expect(html).toContain('<h2 id="same-1">');
  expect(html).toContain('<img src="docs/pictures/overview-eika-phone.png" alt="">');
});

test('a page leads to the others by relative addresses', () => {
  const page = { path: 'docs/demo.html', title: 'Demo & faults', content: '<p>' };
  const html = renderPage(page);
  expect(html).toContain('<title>Demo &amp; faults – Forsikringsportalen</title>');
  expect(html).toContain('<a href="../storybook/index.html">Storybook</a>');
  expect(html).not.toMatch(/(href|src)="\//);
});

test('links to files, folders and anchors of the site are found', () => {
  const text =
    '<h1 id="top">A</h1><a href="docs/">B</a><a href="docs/index.html#b">C</a><a href="#top">D</a>';
  expect(brokenLinksOf({ 'index.html': text, 'docs/index.html': '<p id="b">' })).toEqual([]);
});

test.each(['gone.html', '#gone', 'docs/', '/index.html'])('the link %s is broken', (link) => {
  expect(brokenLinksOf({ 'index.html': `<a href="${link}">A</a>` })).toEqual([
    `index.html links to ${link}`,
  ]);
});

test('a link of Storybook to a page that it does not have is broken', () => {
  expect(brokenLinksOf({ 'storybook/assets/b.js': '"?path=/docs/ui-kit-gone--docs"' })).toEqual([
    'storybook/assets/b.js links to ui-kit-gone--docs',
  ]);
});
