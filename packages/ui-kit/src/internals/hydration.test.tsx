import { act, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { everyStory } from './stories/everyStory';

beforeAll(() => {
  // React's own switch: without it, `act` warns.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
// Other test files run in the same process.
afterAll(() => vi.unstubAllGlobals());

test.each(everyStory)('%s is taken over as the server sent it', async (name, story) => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const onRecoverableError = vi.fn();
  const page = document.createElement('div');
  page.innerHTML = renderToString(story);
  const sent = page.cloneNode(true);

  const root = await act(async () =>
    hydrateRoot(page, <StrictMode>{story}</StrictMode>, { onRecoverableError }),
  );
  // What a server cannot say, as React knows no such value: closed, but found by find-in-page.
  for (const folded of page.querySelectorAll('[hidden="until-found"]'))
    folded.setAttribute('hidden', '');
  // Other stories open something once they are mounted.
  if (name.endsWith('/Default')) expect(page.isEqualNode(sent), page.innerHTML).toBe(true);
  await act(async () => root.unmount());
  expect(onRecoverableError).not.toHaveBeenCalled();
  // React 18 warns of layout effects on a server. This one has a document.
  const others = complaints.mock.calls.filter(([text]) => !/useLayoutEffect does/.test(text));
  expect(others).toEqual([]);
});
