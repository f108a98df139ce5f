import { html, raw } from 'hono/html';

const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { margin: 0; padding: 4rem 1.25rem; background: light-dark(#f6f7f9, #14171c); color: light-dark(#1b2430, #e8ebf0); }
  main { max-width: 34rem; margin: 0 auto; }
  h1 { font-size: 1.75rem; line-height: 1.2; }
  a { color: light-dark(#0b4a8f, #8fc2ff); }
`;

/** Creates a document with a style, which is trusted. */
export const htmlDocument = (title: string, style: string, body: unknown) => html`<!doctype html>
<html lang="nb">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="format-detection" content="telephone=no"><title>${title}</title><style>${raw(style)}</style></head>
<body>${body}</body>
</html>`;

/** Creates a plain page of the demo outside the portal. `body` and `style`, which is added, are trusted. */
export const demoPage = (title: string, body: string, style = '') =>
  htmlDocument(title, STYLE + style, html`<main><h1>${title}</h1>${raw(body)}</main>`);
