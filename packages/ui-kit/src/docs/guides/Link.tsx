import { Button } from '../../button/Button';
import { Link } from '../../link/Link';
import type { Guide } from './Guide';

export const guide: Guide = {
  pairs: [
    {
      do: <Link href="#tilbud">Se alle tilbudene dine</Link>,
      doText: 'It says where it leads.',
      dont: (
        <p>
          For tilbudene dine, <Link href="#tilbud">klikk her</Link>
        </p>
      ),
      dontText: 'A list of links reads "klikk her, klikk her".',
    },
    {
      do: <Button variant="tertiary">Logg ut</Button>,
      doText: 'What happens on this page is a `Button`, also when it looks like a link.',
      dont: <Link href="#">Logg ut</Link>,
      dontText: 'A link that does something: it cannot be opened in a new tab.',
    },
  ],
  example: <Link href="#tilbud">Se alle tilbudene dine</Link>,
  elements: { link: 'The text, always underlined: colour alone does not make a link.' },
  states: { Link: <Link href="#tilbud">Se alle tilbudene dine</Link> },
  accessibility: ['Enter follows it. It has an underline in every brand and mode.'],
  content: ['Name the destination. The name makes sense in a list of links alone.'],
};
