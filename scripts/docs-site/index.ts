/**
 * Builds the site of the project, `docs-site`: all documents as pages, with Storybook in `storybook/`. Fails when
 * a link of the site leads nowhere. `pnpm build:docs`, after `pnpm build:storybook`.
 */
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brokenLinks } from './brokenLinks';
import { createLinks } from './createLinks';
import { foldersWithoutIndex, pageOf, readDocuments } from './documents';
import { renderDocument } from './renderDocument';
import { type Page, renderPage } from './renderPage';

const ROOT = join(import.meta.dirname, '../..');
const SITE = join(ROOT, 'docs-site');
const STORYBOOK = join(ROOT, 'storybook-static');

if (!existsSync(STORYBOOK)) {
  console.error('Storybook is not built: run pnpm build:storybook first.');
  process.exit(1);
}
const documents = readDocuments(ROOT);
const links = createLinks(ROOT, documents);
const pages: Page[] = documents.map((document) => ({
  path: pageOf(document.path),
  title: document.title,
  content: renderDocument(document, links),
}));
for (const folder of foldersWithoutIndex(documents)) {
  const items = documents
    .filter(({ path }) => path.startsWith(`${folder}/`))
    .map(({ path, title }) => `- [${title}](${path.slice(folder.length + 1)})`);
  const title = folder === 'docs' ? 'Documents' : folder === 'decisions' ? 'Decisions' : folder;
  const text = `# ${title}\n\n${items.join('\n')}\n`;
  const content = renderDocument({ path: `${folder}/README.md`, text, title }, links);
  pages.push({ path: `${folder}/index.html`, title, content });
}

rmSync(SITE, { recursive: true, force: true });
for (const page of pages) write(page.path, renderPage(page));
for (const picture of links.pictures) copy(join(ROOT, picture), picture);
copy(join(import.meta.dirname, 'site.css'), 'site.css');
copy(STORYBOOK, 'storybook');

const broken = brokenLinks(SITE);
for (const link of broken) console.error(link);
console.log(`${pages.length} pages, ${broken.length} broken links.`);
process.exitCode = broken.length > 0 ? 1 : 0;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(SITE, path)), { recursive: true });
  writeFileSync(join(SITE, path), text);
}

function copy(from: string, path: string): void {
  cpSync(from, join(SITE, path), { recursive: true });
}
