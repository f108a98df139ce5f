import { Marked } from 'marked';
import type { Links } from './createLinks';
import type { Document } from './documents';

/** Renders the Markdown of a document as HTML, with the anchors that the code host gives its headings. */
export function renderDocument({ path, text }: Document, { addressOf }: Links): string {
  const anchors = new Map<string, number>();
  const marked = new Marked({
    walkTokens(token) {
      if (token.type === 'link' || token.type === 'image') token.href = addressOf(token.href, path);
      if (token.type === 'html')
        token.text = token.text.replace(
          /(src|href)="([^"]+)"/g,
          (_: string, name: string, link: string) => `${name}="${addressOf(link, path)}"`,
        );
    },
    renderer: {
      heading({ tokens, depth, text: heading }) {
        const anchor = anchorOf(heading);
        const count = anchors.get(anchor) ?? 0;
        anchors.set(anchor, count + 1);
        const id = count === 0 ? anchor : `${anchor}-${count}`;
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
    },
  });
  // A wide table scrolls by itself, also by the keyboard.
  return marked
    .parse(text, { async: false })
    .replaceAll(
      '<table>',
      '<div class="table" role="group" aria-label="Table" tabindex="0"><table>',
    )
    .replaceAll('</table>', '</table></div>');
}

/** The anchor of a heading, as GitHub writes it. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\- _]/gu, '')
    .replaceAll(' ', '-');
}
