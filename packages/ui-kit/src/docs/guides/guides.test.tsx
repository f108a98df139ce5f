import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { Children } from 'react';
import { expect, test } from 'vitest';
import type { Guide } from './Guide';

const guides = import.meta.glob<{ guide: Guide }>('./[A-Z]*.tsx', { eager: true });
const guideOf = (part: string) => guides[`./${part}.tsx`]?.guide;

/** The components that stories are about, read from the story files. */
const parts = readdirSync(join(import.meta.dirname, '../..'), { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.stories.tsx'))
  .flatMap((file) => {
    const text = readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
    return /^ {2}component: (\w+),/m.exec(text)?.[1] ?? [];
  });

test('the story files name their components', () => {
  expect(parts.length).toBeGreaterThan(30);
});

test.each(parts)('%s has a guide with accessibility and content', (part) => {
  const guide = guideOf(part);
  expect(guide?.accessibility.length).toBeGreaterThan(0);
  expect(guide?.content.length).toBeGreaterThan(0);
});

test.each(parts)('the pictures of %s can be rendered', (part) => {
  const { pairs = [], example, states = {} } = guideOf(part) ?? {};
  const shown = [example, ...pairs.flatMap((pair) => [pair.do, pair.dont]), Object.values(states)];
  const { container } = render(<div>{Children.toArray(shown)}</div>);
  expect(container.firstChild).not.toBeEmptyDOMElement();
});
