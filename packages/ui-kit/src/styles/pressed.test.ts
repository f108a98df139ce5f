import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');
const pressable = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && !file.startsWith('docs/'))
  .map((file) => ({ file, css: readFileSync(join(source, file), 'utf8') }))
  // The footer's button is a link.
  .filter(({ css }) => css.includes('cursor: pointer') && !css.includes('link/link.css'));

test.each(pressable)(
  '$file has a pressed state for the elements that can be pressed',
  ({ css }) => {
    expect(css).toContain('linear-gradient(var(--ui-color-pressed) 0 0)');
  },
);
