/** The address of each brand's favicon, by its file. */
const FAVICONS = import.meta.glob<string>('./*/favicon.svg', {
  base: '../../../brands',
  query: '?url',
  import: 'default',
  eager: true,
});

/** Shows the favicon of the page's brand in the browser's tab. A page without a brand keeps the neutral one. */
export function applyFavicon(root: HTMLElement = document.documentElement): void {
  const href = FAVICONS[`./${root.dataset.brand}/favicon.svg`];
  const link = document.head.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (href && link) link.href = href;
}
