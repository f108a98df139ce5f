import { Link } from '../../link/Link';
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden';
import type { Guide } from './Guide';

export const guide: Guide = {
  pairs: [
    {
      do: (
        <p>
          <s>
            <VisuallyHidden>Før </VisuallyHidden>220 kr
          </s>{' '}
          189 kr
        </p>
      ),
      doText: 'It says in words what the layout shows: the struck price is the old one.',
      dont: (
        <p>
          <Link href="#tilbud">
            Les mer<VisuallyHidden> om tilbudet på reiseforsikring</VisuallyHidden>
          </Link>
        </p>
      ),
      dontText: 'Words that would help everybody: show them.',
    },
  ],
  elements: { 'visually-hidden': 'Text that takes no room.' },
  accessibility: ['Never hide what can take the focus.'],
  content: ['Write what somebody would say who reads the page aloud.'],
};
