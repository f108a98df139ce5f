/** The address of each brand's style sheet, by its file. */
const SHEETS = import.meta.glob<string>('./*/brand.css', {
  base: '../../../brands',
  query: '?url',
  import: 'default',
  eager: true,
});

/** Resolves when the style sheet of a link applies, or could not be loaded. */
const loads = new WeakMap<Element, Promise<void>>();

/**
 * Applies the brand and the logo of a distributor to the page; an unknown brand makes the page neutral.
 * @returns a promise that resolves when their style sheets apply, or could not be loaded: the page then looks neutral
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
  const link = page.head.querySelector(`link[href="${href}"]`) ?? appendSheet(href, page);
  // A link of the server is not in `loads`: scripts run after its style sheet, also when that could not be loaded.
  await loads.get(link);
}

function appendSheet(href: string, page: Document): HTMLLinkElement {
  const link = page.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const loaded = new Promise<void>((resolve) => {
    link.onload = () => resolve();
    link.onerror = () => resolve();
  });
  loads.set(link, loaded);
  page.head.append(link);
  return link;
}
