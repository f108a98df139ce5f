import { LinkCard } from '../../link-card/LinkCard';
import type { Guide } from './Guide';

export const guide: Guide = {
  pairs: [
    {
      do: (
        <LinkCard title="Registrer kilometerstand" href="#km">
          Volkswagen Golf, AB 12345
        </LinkCard>
      ),
      doText: 'The title says where it leads, the text what it is about.',
      dont: (
        <LinkCard title="Les mer" href="#km">
          Du kan registrere kilometerstanden på bilen din her.
        </LinkCard>
      ),
      dontText: 'A title that is the same on every card.',
    },
  ],
  example: (
    <LinkCard title="Registrer kilometerstand" href="#km">
      Volkswagen Golf, AB 12345
    </LinkCard>
  ),
  elements: {
    'link-card': 'The surface. All of it can be pressed.',
    'link-card-icon': 'A decorative sign, such as the product’s.',
    'link-card-body': 'Title and text.',
    'link-card-title': 'The link. It is all that is read out as its name.',
    'link-card-arrow': 'Shows that it leads somewhere.',
  },
  states: { Card: <LinkCard title="Registrer kilometerstand" href="#km" /> },
  accessibility: [
    'The name is the title alone. Give it a `headingLevel` where cards are the structure of a page.',
  ],
  content: ['A verb for a task (`Registrer kilometerstand`), a noun for a place (`Dokumenter`).'],
};
