import { BASE_PATH } from '../apps/portal/src/platform/paths';

/**
 * Puts a configuration into the portal's page, and the link to the style sheet of its brand, which is painted with the
 * page: the page's own scripts would ask for the style sheet later.
 * @param files the paths of the build's files
 */
export function configuredPage(
  page: string,
  config: { distributor?: { theme?: string | undefined } | undefined },
  files: Iterable<string>,
): string {
  const start = `assets/brands/${config.distributor?.theme}-`;
  const sheet = [...files].find((path) => path.startsWith(start));
  const link = sheet ? `<link rel="stylesheet" href="${BASE_PATH}/${sheet}">` : '';
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  const block = `<script type="application/json" id="app-config">${json}</script>`;
  return page.replace('</head>', () => `${link}${block}</head>`);
}
