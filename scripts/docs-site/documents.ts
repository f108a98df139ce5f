import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

/** Markdown that is not for reading on the site: changesets, forms of the code host, licences, API reports. */
const LEFT_OUT = /^\.|THIRD-PARTY-NOTICES|\.api\.md$/;

/** A document of the repository. */
export interface Document {
  /** Its path in the repository. */
  path: string;
  text: string;
  /** Its first heading. */
  title: string;
}

/**
 * Reads the documents of the repository, also new ones, but nothing that git ignores.
 * @param root the repository
 */
export function readDocuments(root: string): Document[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'],
    { cwd: root, encoding: 'utf8' },
  );
  return [...new Set(listed.split('\n'))]
    .filter((path) => path && !LEFT_OUT.test(path) && existsSync(join(root, path)))
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      const title = /^# (.+)$/m.exec(text)?.[1]?.replaceAll('`', '') ?? path;
      return { path, text, title };
    });
}

/** The page of a document: `docs/demo.md` becomes `docs/demo.html`, and a README the index of its folder. */
export function pageOf(path: string): string {
  return path.replace(/README\.md$/, 'index.md').replace(/\.md$/, '.html');
}

/** The folders that have documents and no README: they get a list of their documents. */
export function foldersWithoutIndex(documents: Document[]): string[] {
  const folders = documents.flatMap(({ path }) => parentsOf(path));
  const hasIndex = new Set(documents.map(({ path }) => pageOf(path)));
  return [...new Set(folders)].filter((folder) => !hasIndex.has(`${folder}/index.html`));
}

function parentsOf(path: string): string[] {
  const parent = dirname(path);
  return parent === '.' ? [] : [parent, ...parentsOf(parent)];
}
