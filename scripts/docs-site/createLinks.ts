import { existsSync, statSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path/posix';
import { type Document, foldersWithoutIndex, pageOf } from './documents';

const REPOSITORY = 'https://github.com/forsikring/forsikringsportalen';
const IN_REPOSITORY = new RegExp(`^${REPOSITORY}/(?:blob|tree)/main/`);

/** Finds where the links of documents lead on the site. */
export interface Links {
  /** The address on `page` for a link of `document`: relative, so the site works under every base path. */
  addressOf: (link: string, document: string) => string;
  /** The pictures that documents show. They are copied to the same paths. */
  pictures: Set<string>;
}

/**
 * Creates the links of the site. A link to a document leads to its page, one to a folder with documents to its
 * index, and one to any other file to the repository.
 * @param root the repository
 */
export function createLinks(root: string, documents: Document[]): Links {
  const pages = new Map(documents.map(({ path }) => [path, pageOf(path)]));
  for (const folder of foldersWithoutIndex(documents)) pages.set(folder, `${folder}/index.html`);
  for (const { path } of documents) {
    if (path.endsWith('/README.md')) pages.set(dirname(path), pageOf(path));
  }
  const pictures = new Set<string>();

  return {
    pictures,
    addressOf(link, document) {
      const isOutside = /^[a-z]+:/.test(link) && !IN_REPOSITORY.test(link);
      if (isOutside || link.startsWith('#')) return link;
      const [path = '', anchor] = link.replace(IN_REPOSITORY, '').split('#');
      const from = IN_REPOSITORY.test(link) ? '.' : dirname(document);
      const target = normalize(join(from, path)).replace(/\/$/, '');
      const isPicture = /\.(png|svg|jpe?g)$/.test(target) && existsSync(join(root, target));
      if (isPicture) pictures.add(target);
      const page = isPicture ? target : pages.get(target);
      if (page) {
        const address = relative(dirname(pageOf(document)), page);
        return anchor ? `${address}#${anchor}` : address;
      }
      const isFolder = existsSync(join(root, target)) && statSync(join(root, target)).isDirectory();
      return `${REPOSITORY}/${isFolder ? 'tree' : 'blob'}/main/${target}${anchor ? `#${anchor}` : ''}`;
    },
  };
}
