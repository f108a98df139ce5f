import { BASE_PATH } from '../apps/portal/src/platform/paths';

/**
 * Puts a configuration into the portal's page, and preloads the style sheet of its brand and the fonts in it: the page's
 * own scripts would ask for the style sheet later. They apply it, because a page with the style sheet itself is white
 * while that does not respond.
 * @param files the build's files, by their paths
 */
export function configuredPage(
  page: string,
  config: { distributor?: { theme?: string | undefined } | undefined },
  files: Iterable<[path: string, contents: { toString(): string }]>,
): string {
  const start = `assets/brands/${config.distributor?.theme}-`;
  const [path, sheet] = [...files].find(([path]) => path.startsWith(start)) ?? [];
  const link = path ? `<link rel="preload" as="style" href="${BASE_PATH}/${path}">` : '';
  const fonts = fontsOf(sheet?.toString() ?? '').map(
    (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
  );
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  const block = `<script type="application/json" id="app-config">${json}</script>`;
  return page.replace('</head>', () => `${[link, ...fonts].join('')}${block}</head>`);
}

/** The font files of a style sheet that every page needs: those for a range of letters load when they are shown. */
function fontsOf(sheet: string): string[] {
  const faces = sheet.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  return faces
    .filter((face) => !face.includes('unicode-range'))
    .flatMap((face) => /url\(["']?(?<href>[^"')]+\.woff2)/.exec(face)?.groups?.href ?? []);
}
