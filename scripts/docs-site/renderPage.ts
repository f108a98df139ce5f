import { dirname, relative } from 'node:path/posix';

const NAME = 'Forsikringsportalen';

/** The pages that every page leads to. */
const NAVIGATION = {
  Start: 'index.html',
  'ui-kit': 'packages/ui-kit/index.html',
  'feedback-widget': 'packages/feedback-widget/index.html',
  'tracking-consent': 'packages/tracking-consent/index.html',
  'api-client': 'packages/api-client/index.html',
  Documents: 'docs/index.html',
  Decisions: 'decisions/index.html',
  Storybook: 'storybook/index.html',
};

/** What a page shows. */
export interface Page {
  /** Its path on the site. */
  path: string;
  title: string;
  /** HTML. */
  content: string;
}

/** Writes a whole page. Its addresses are relative, so the site works under every base path. */
export function renderPage({ path, title, content }: Page): string {
  const addressOf = (target: string) => relative(dirname(path), target);
  const links = Object.entries(NAVIGATION).map(([name, target]) => {
    const current = target === path ? ' aria-current="page"' : '';
    return `<li><a href="${addressOf(target)}"${current}>${name}</a></li>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title === NAME ? NAME : `${title} – ${NAME}`)}</title>
<link rel="icon" type="image/svg+xml" href="${addressOf('storybook/brand/icon.svg')}">
<link rel="stylesheet" href="${addressOf('site.css')}">
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<nav aria-label="Documentation"><ul>${links.join('')}</ul></nav>
<main id="content" tabindex="-1">
${content}</main>
</body>
</html>
`;
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
