import { html, raw } from 'hono/html';
import { brandLook } from '../distributors/brandLook';
import type { Distributor } from '../distributors/distributors';

/** The colours of the brand, and those of a page without a brand. */
export const COLORS = `
  :root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif; }
  body { margin: 0; background: var(--ui-color-background, light-dark(#f6f7f9, #14171c)); color: light-dark(#1b2430, #e8ebf0); }
  a { color: var(--ui-color-accent, light-dark(#0b4a8f, #8fc2ff)); }
  :focus-visible { outline: 3px solid var(--ui-color-accent, light-dark(#0b4a8f, #8fc2ff)); outline-offset: 2px; }
`;

const STYLE = `${COLORS}
  main { max-width: 34rem; margin: 0 auto; padding: 4rem 1.25rem; }
  h1 { margin: 0; color: var(--ui-color-heading, inherit); font-size: 1.75rem; line-height: 1.2; }
`;

const BRAND_STYLE = `
  header { background: var(--ui-header-background); color: var(--ui-header-text);
    box-shadow: inset 0 var(--ui-header-band-size, 0px) var(--ui-header-band, transparent), inset 0 calc(-1 * var(--ui-header-line-size, 0px)) var(--ui-header-line, transparent); }
  header p { display: flex; align-items: center; gap: .625rem; max-width: 34rem; min-height: 4rem; margin: 0 auto; padding: 0 1.25rem; font-size: 1.25rem; font-weight: 700; }
  header p::before { content: ""; width: 2rem; height: 2rem; background: var(--ui-header-logo-color, currentcolor); mask: var(--logo) center / contain no-repeat; }
  main { margin-top: 3rem; padding: 2rem 1.5rem; background: var(--ui-color-surface, light-dark(#fff, #1b1f26));
    border: 1px solid var(--ui-color-border, light-dark(#d5dae1, #3a4350)); border-radius: var(--ui-radius, .5rem); }
  .button { display: inline-block; margin-top: .5rem; padding: .625rem 1.5rem; border-radius: var(--ui-radius-small, .5rem); background: var(--ui-color-accent);
    color: var(--ui-color-on-accent); font-weight: 600; text-decoration: none; }
  .button:hover { background: var(--ui-color-accent-hover); }
  @media (max-width: 36rem) { main { margin: 1rem; } }
`;

/** The rule with the look of a distributor, which is trusted. */
export function brandRule({ shortname }: Distributor): string {
  const { properties, logo } = brandLook(shortname);
  return `:root { ${properties} --logo: url("data:image/svg+xml,${encodeURIComponent(logo)}"); }`;
}

/** Creates a document with a style, which is trusted. */
export const htmlDocument = (title: string, style: string, body: unknown) => html`<!doctype html>
<html lang="nb">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="format-detection" content="telephone=no"><title>${title}</title><style>${raw(style)}</style></head>
<body>${body}</body>
</html>`;

/** Creates a plain page of the demo outside the portal. `body` and `style`, which is added, are trusted. */
export const demoPage = (title: string, body: string, style = '') =>
  htmlDocument(title, STYLE + style, html`<main><h1>${title}</h1>${raw(body)}</main>`);

/** Creates a page of the distributor outside the portal, with its logo and colours. `body` is trusted. */
export const brandPage = (distributor: Distributor, title: string, body: string) =>
  htmlDocument(
    `${title} – ${distributor.name}`,
    STYLE + brandRule(distributor) + BRAND_STYLE,
    html`<header><p>${distributor.name}</p></header><main><h1>${title}</h1>${raw(body)}</main>`,
  );
