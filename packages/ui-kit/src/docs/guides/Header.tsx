import { Button } from '../../button/Button';
import { Header } from '../../header/Header';
import { Link } from '../../link/Link';
import type { Guide } from './Guide';

const logo = <Link href="#oversikt">Demobanken</Link>;

export const guide: Guide = {
  pairs: [
    {
      do: (
        <Header logo={logo}>
          <Button variant="tertiary">Logg ut</Button>
        </Header>
      ),
      doText: 'Tertiary buttons take the colour of the bar.',
      dont: (
        <Header logo={logo}>
          <Button>Logg ut</Button>
        </Header>
      ),
      dontText: 'A primary button in the bar draws more attention than the page.',
    },
  ],
  example: (
    <Header logo={logo}>
      <Button variant="tertiary">Logg ut</Button>
    </Header>
  ),
  elements: {
    header: 'The bar, in the colours of the brand.',
    'header-bar': 'Its content, in the width of the page.',
    'header-logo': 'The logo, or the name, of the distributor.',
    'header-actions': 'At most three things that are reached from anywhere.',
  },
  states: {
    Action: (
      <Header logo="Demobanken">
        <Button variant="tertiary">Logg ut</Button>
      </Header>
    ),
  },
  accessibility: [
    'It is the `banner` landmark: one a page, first after the `SkipLink`.',
    'The link of the logo says where it leads: `Demobanken, til oversikten`.',
    'The focus ring takes the colour of the bar’s text, so that it is seen in each brand.',
  ],
  content: ['Labels of one or two words. On a phone they stand beside the logo.'],
};
