import { Loader } from '../../loader/Loader';
import { TextsProvider } from '../../texts/TextsProvider';
import type { Guide } from './Guide';

export const guide: Guide = {
  pairs: [
    {
      do: (
        <TextsProvider language="nn">
          <p>Vi hentar forsikringane dine.</p>
          <Loader />
        </TextsProvider>
      ),
      doText: 'The texts of the parts are in the language of the page.',
      dont: (
        <TextsProvider language="en">
          <p>Vi henter forsikringene dine.</p>
          <Loader />
        </TextsProvider>
      ),
      dontText: 'Two languages on one page: screen readers pronounce one of them wrongly.',
    },
  ],
  accessibility: ['Set `lang` on `<html>` to the same language (WCAG 2.2, 3.1.1).'],
  content: ['Replace single texts by the `texts` of a part where you know more.'],
};
