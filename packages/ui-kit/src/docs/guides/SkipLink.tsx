import { SkipLink } from '../../skip-link/SkipLink';
import type { Guide } from './Guide';

export const guide: Guide = {
  pairs: [],
  elements: { 'skip-link': 'The link. It is seen while it has the focus.' },
  states: { Link: <SkipLink /> },
  accessibility: [
    'It is the first tab stop of a page (WCAG 2.2, 2.4.1). Enter moves the focus to the content.',
    'Give `<main>` the id that it leads to.',
  ],
  content: ["'Hopp til hovedinnhold' in the language of the page: the part has the text."],
};
