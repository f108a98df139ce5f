import type { ReactNode } from 'react';

/** A docstring as paragraphs, lists and `code`: the Markdown that the docstrings use. */
export function DocText({ text }: { text: string }) {
  return text
    .trim()
    .split(/\n\s*\n|\n(?=- )/)
    .filter(Boolean)
    .map((block) =>
      block.startsWith('- ') ? (
        <p key={block} className="api-reference-point">
          {withCode(block.slice(2))}
        </p>
      ) : (
        <p key={block}>{withCode(block)}</p>
      ),
    );
}

/** A line of text with `code` elements. */
export function withCode(text: string): ReactNode[] {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
