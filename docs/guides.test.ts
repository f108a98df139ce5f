import { expect, test } from 'vitest';

const stories = Object.keys(import.meta.glob('../packages/ui-kit/src/*/*.stories.tsx'));
const guides = import.meta.glob<string>('../packages/ui-kit/src/*/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('there are parts to read about', () => {
  expect(stories.length).toBeGreaterThan(30);
});

test.each(stories)('%s has a guide with stories, accessibility and reference', (file) => {
  const guide = guides[file.replace('.stories.tsx', '.mdx')];
  const name = file.replace(/.*\/(\w+)\.stories\.tsx/, '$1');
  expect(guide).toContain(`import * as Stories from './${name}.stories';`);
  const parts = ['<Meta of={Stories} />', '<Intro />', '## Accessibility', '<Reference />'];
  const places = parts.map((part) => guide?.indexOf(`\n${part}\n`) ?? -1);
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});
