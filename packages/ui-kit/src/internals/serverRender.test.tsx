// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { everyPart } from './everyPart';

it.each(Object.entries(everyPart))('%s is in the page before any script runs', (_name, part) => {
  expect(typeof window).toBe('undefined');
  expect(renderToString(part)).toMatch(/^<[a-z]+.* class="[^"]*ui-/);
});
