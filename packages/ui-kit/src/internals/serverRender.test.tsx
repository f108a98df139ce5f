// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { everyStory } from './stories/everyStory';

test.each(everyStory)('%s is rendered by a server, before any script runs', (_name, part) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(typeof window).toBe('undefined');
  expect(renderToString(part)).toMatch(/^<[a-z]+.* class="[^"]*ui-/);
  // React 18 warns of layout effects.
  expect(error).not.toHaveBeenCalled();
});
