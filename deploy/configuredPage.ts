import { BASE_PATH } from '../apps/portal/src/platform/paths';

/**
 * Puts a configuration into the portal's page, and preloads the style sheet of its brand: the page's own scripts would ask
 * for the style sheet later. They apply it, because a page with the style sheet itself is white while that does not respond.
 * @param files the paths of the build's files
 */
export function configuredPage(
  page: string,
  config: { distributor?: { theme?: string | undefined } | undefined },
  files: Iterable<string>,
): string {
  const start = `assets/brands/${config.distributor?.theme}-`;
  const sheet = [...files].find((path) => path.startsWith(start));
  const link = sheet ? `<link rel="preload" as="style" href="${BASE_PATH}/${sheet}">` : '';
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  const block = `<script type="application/json" id="app-config">${json}</script>`;
  return page.replace('</head>', () => `${link}${block}</head>`);
}
