/** The address of each brand's style sheet, by its file. */
const SHEETS = import.meta.glob<string>('./*/brand.css', {
  base: '../../../brands',
  query: '?url',
  import: 'default',
  eager: true,
});

/** How long a page waits for a style sheet. Without that of its brand, the page is neutral. */
export const SHEET_WAIT_MS = 3_000;

/** Resolves when the style sheet of a link applies, could not be loaded, or has not responded in time. */
const loads = new WeakMap<Element, Promise<void>>();

/**
 * Applies the brand and the logo of a distributor to the page; an unknown brand makes the page neutral.
 * @returns a promise that resolves when their style sheets apply, could not be loaded, or have not responded for 3 s: the
 * page then looks neutral
 */
export async function applyBrand(
  { theme, logo }: { theme?: string | undefined; logo?: string | undefined } = {},
  page: Document = document,
): Promise<void> {
  page.documentElement.dataset.brand = theme && sheetOf(theme) ? theme : 'neutral';
  await Promise.all([theme, logo].map((name) => loadSheet(sheetOf(name), page)));
}

const sheetOf = (brand: string | undefined) => SHEETS[`./${brand}/brand.css`];

async function loadSheet(href: string | undefined, page: Document): Promise<void> {
  if (!href) return;
  // A server only preloads the style sheet: as a style sheet of the page, it would block all scripts and the first paint.
  const link = page.head.querySelector(`link[rel="stylesheet"][href="${href}"]`);
  await loads.get(link ?? appendSheet(href, page));
}

function appendSheet(href: string, page: Document): HTMLLinkElement {
  const link = page.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const loaded = new Promise<void>((resolve) => {
    link.onload = () => resolve();
    link.onerror = () => resolve();
    setTimeout(resolve, SHEET_WAIT_MS);
  });
  loads.set(link, loaded);
  page.head.append(link);
  return link;
}
