import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

interface Pictures {
  pairs?: { do: ReactNode; dont: ReactNode }[];
  anatomy?: ReactNode;
}

const stories = Object.keys(import.meta.glob('../*/*.stories.tsx'));
const pictures = import.meta.glob<Pictures>('../*/*.pictures.tsx', { eager: true });
const guides = import.meta.glob<string>('../*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test.each(stories)('%s has a guide, whose first points describe its pictures', (file) => {
  const guide = guides[file.replace('.stories.tsx', '.md')] ?? '';
  expect(guide).toMatch(/^# \w+\n\n[\s\S]*\n## Do and don't\n[\s\S]*\n## Accessibility\n/);

  const { pairs = [], anatomy } = pictures[file.replace('.stories.tsx', '.pictures.tsx')] ?? {};
  const points = [...guide.matchAll(/^- \*\*(Do|Don't):\*\*/gm)].map(([, kind]) => kind);
  expect(points.slice(0, 2 * pairs.length)).toEqual(pairs.flatMap(() => ['Do', "Don't"]));
  const shown = [...pairs.flatMap((pair) => [pair.do, pair.dont]), anatomy ?? 'a list alone'];
  expect(shown.map((picture) => renderToString(picture))).not.toContain('');
});
