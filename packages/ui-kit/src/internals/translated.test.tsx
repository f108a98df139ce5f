import { translatePage } from '@forsikring/foundation/testing/translatePage';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TextsProvider } from '../texts/TextsProvider';
import { everyStory, OtherArgs } from './stories/everyStory';

const onFault = vi.fn();
let stop: () => void;
beforeEach(() => {
  stop = translatePage('wrapped', onFault);
});
afterEach(() => stop());

test.each(everyStory)('%s shows its next texts in a translated page', async (_name, story) => {
  const show = (changed: boolean) => (
    <TextsProvider language={changed ? 'en' : 'nb'}>
      <OtherArgs value={changed}>{story}</OtherArgs>
    </TextsProvider>
  );
  const { rerender } = render(show(false));
  await act(async () => {});
  rerender(show(true));
  await act(async () => {});
  expect(onFault.mock.calls).toEqual([]);
});
