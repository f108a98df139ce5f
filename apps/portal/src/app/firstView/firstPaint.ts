/**
 * Shows the distributor's brand and the skeleton of the page before anything else has loaded. The built page
 * loads this file first and separately, and waits for it with its first paint, so it imports no library.
 */
import { applyBrand } from '../../platform/branding/applyBrand';
import { distributorOfHost } from '../../platform/branding/brands';
import { missingFeatures, showOutdatedBrowser } from './outdatedBrowser';
import { skeletonOf } from './skeletonOf';

interface FirstBrand {
  theme?: string | undefined;
  logo?: string | undefined;
  name?: string | undefined;
}

/** Fills the markup of index.html with the brand and the skeleton of the page. */
export function showFirstPaint(page: Document, { hostname, pathname }: Location): void {
  const brand = configuredBrand(page) ?? distributorOfHost(hostname);
  if (brand) showBrand(page, brand);
  const path = pathname.slice(import.meta.env.BASE_URL.length - 1) || '/';
  const skeleton = page.querySelector<HTMLTemplateElement>(`#skeleton-${skeletonOf(path)}`);
  // The markup in the page is that of the overview, where most visits start.
  if (skeleton) page.getElementById('main')?.replaceChildren(skeleton.content.cloneNode(true));
  page.title = titleOf(page, brand?.name);
}

/** The heading of the skeleton, if it has one, and the brand. Pages replace it with their own title. */
function titleOf(page: Document, name: string | undefined): string {
  const heading = page.querySelector('#main .ui-heading-1')?.textContent;
  const title = heading?.replace(/\s+/g, ' ').trim();
  return [title, name].filter(Boolean).join(' – ') || 'Forsikring';
}

/** The brand of a configuration in the page. A broken one is reported when the portal reads it. */
function configuredBrand(page: Document): FirstBrand | undefined {
  try {
    return JSON.parse(page.getElementById('app-config')?.textContent ?? '{}')?.distributor;
  } catch {
    return undefined;
  }
}

/** The same markup as `BrandLogo`, which needs the libraries. */
function showBrand(page: Document, { theme, logo, name }: FirstBrand): void {
  // Nothing is painted before the brand's style sheet, so that colours do not change.
  const root = page.documentElement;
  root.hidden = true;
  void applyBrand({ theme, logo }, page).then(() => {
    root.hidden = false;
  });
  const element = (className: string, content: (Node | string)[]) => {
    const span = page.createElement('span');
    span.className = className;
    span.append(...content);
    return span;
  };
  const mark = element('brand-mark', []);
  mark.ariaHidden = 'true';
  if (logo) mark.dataset.logo = logo;
  page
    .querySelector('.ui-header-logo')
    ?.replaceChildren(
      element('brand-logo', [mark, element('brand-logo-name', [name || 'Forsikring'])]),
    );
}

function show(): void {
  showFirstPaint(document, window.location);
  const missing = missingFeatures();
  if (missing.length > 0) showOutdatedBrowser(document, missing);
}

// The script is often there before the page is parsed.
if (document.readyState !== 'loading') show();
else document.addEventListener('readystatechange', show, { once: true });
