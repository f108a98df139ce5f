import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const LINK = /\s(?:href|src)="([^"]*)"/g;

/**
 * Lists the links of a built site to files and anchors that it does not have, and those of Storybook to pages
 * that it does not have. Addresses outside the site are not checked; one that begins with `/` is broken,
 * because the site may have a base path.
 * @param site its folder
 */
export function brokenLinks(site: string): string[] {
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => join(site, file));
  const broken = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(LINK)]
      .map(([, link = '']) => link.replaceAll('&amp;', '&'))
      .filter((link) => !/^[a-z]+:/.test(link) && !leadsSomewhere(page, link))
      .map((link) => `${relative(site, page)} links to ${link}`),
  );
  return [...broken, ...brokenStoryLinks(join(site, 'storybook'))];
}

function leadsSomewhere(page: string, link: string): boolean {
  if (link.startsWith('/')) return false;
  const [address = '', anchor] = link.split('#');
  const path = decodeURIComponent(address.split('?')[0] ?? '');
  const target = path ? join(dirname(page), path) : page;
  const file =
    existsSync(target) && statSync(target).isDirectory() ? join(target, 'index.html') : target;
  if (!existsSync(file)) return false;
  return !anchor || readFileSync(file, 'utf8').includes(` id="${decodeURIComponent(anchor)}"`);
}

/** Pages of Storybook link to each other by the ids of its index. */
function brokenStoryLinks(storybook: string): string[] {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8'));
  return readdirSync(join(storybook, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => {
      const text = readFileSync(join(storybook, 'assets', file), 'utf8');
      const ids = [...text.matchAll(/\?path=\/(?:docs|story)\/([a-z0-9-]+--[a-z0-9-]+)/g)];
      return ids
        .flatMap(([, id = '']) => (Object.hasOwn(entries, id) ? [] : [id]))
        .map((id) => `storybook/assets/${file} links to ${id}`);
    });
}
