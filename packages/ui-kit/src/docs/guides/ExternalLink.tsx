import { ExternalLink } from '../../external-link/ExternalLink';
import { Link } from '../../link/Link';
import type { Guide } from './Guide';

export const guide: Guide = {
  pairs: [
    {
      do: (
        <ExternalLink href="https://finansportalen.example">
          Sammenlign priser på Finansportalen
        </ExternalLink>
      ),
      doText: 'It says where it leads. The part adds that it opens in a new tab.',
      dont: (
        <ExternalLink href="https://finansportalen.example">
          Les mer her (åpnes i ny fane)
        </ExternalLink>
      ),
      dontText: 'Words that say nothing alone, and the new tab twice.',
    },
    {
      do: <Link href="#tilbud">Se tilbudene dine</Link>,
      doText: 'Within the service it is a `Link`, in the same tab.',
      dont: <ExternalLink href="#tilbud">Se tilbudene dine</ExternalLink>,
      dontText: 'A new tab for our own pages: the Back button stops working.',
    },
  ],
  example: <ExternalLink href="https://bank.example/vilkar.pdf">Vilkår for bil</ExternalLink>,
  elements: {
    link: 'The text, always underlined.',
    'external-link-icon': 'The arrow. It stays on the line of the last word.',
  },
  states: { Link: <ExternalLink href="https://bank.example">Vilkår for bil</ExternalLink> },
  accessibility: [
    'A screen reader reads "åpnes i ny fane", or "åpnes i pdf" for a document.',
    'The icon never stands alone on a new line.',
  ],
  content: ['Name the destination: the site, or the document and what it is about.'],
};
