import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Lists links and pictures of the documents that work only in the repository: a registry shows the documents
 * without the files around the package.
 * @param {string} folder the unpacked tarball
 * @param {string[]} files its files
 */
export function linkProblems(folder, files) {
  return files
    .filter((file) => file.endsWith('.md'))
    .flatMap((document) => {
      const text = readFileSync(join(folder, document), 'utf8').replace(/^```[\s\S]*?^```/gm, '');
      const links = text.matchAll(/\]\(([^)\s]+)\)|^\[[^\]]+\]: (\S+)|(?:src|href)="([^"]+)"/gm);
      return [...links]
        .map(([, inline, reference, html]) => inline ?? reference ?? html ?? '')
        .filter((link) => !/^([a-z]+:|#)/.test(link))
        .filter((link) => !files.includes(join(dirname(document), link.replace(/#.*/, ''))))
        .map((link) => `${document} links to ${link}, which is not in the package`);
    });
}
