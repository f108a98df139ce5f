import { translatePage } from '@forsikring/foundation/testing/translatePage';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TextsProvider } from '../texts/TextsProvider';
import { everyStory, OtherArgs } from './stories/everyStory';

let translated: ReturnType<typeof translatePage>;
beforeEach(() => {
  translated = translatePage('wrapped');
});
afterEach(() => translated.stop());

test.each(everyStory)('%s shows other texts also in a translated page', async (_name, story) => {
  const { rerender } = render(
    <TextsProvider language="nb">
      <OtherArgs value={false}>{story}</OtherArgs>
    </TextsProvider>,
  );
  await act(async () => {});
  rerender(
    <TextsProvider language="en">
      <OtherArgs value>{story}</OtherArgs>
    </TextsProvider>,
  );
  await act(async () => {});
  expect(translated.faults).toEqual([]);
});
