import { Button } from '../../button/Button';
import { Header } from '../../header/Header';
import { NavItem } from '../../nav/NavItem';
import { NavMenu } from '../../nav/NavMenu';
import type { Guide } from './Guide';

const menu = (
  <NavMenu>
    <NavItem href="#oversikt">Oversikt</NavItem>
  </NavMenu>
);

export const guide: Guide = {
  pairs: [
    {
      do: <Header logo="Demobanken">{menu}</Header>,
      doText: 'At the end of the header, with the word «Meny».',
      dont: (
        <Header logo="Demobanken">
          <Button variant="tertiary" iconOnly aria-label="Meny">
            ☰
          </Button>
        </Header>
      ),
      dontText: 'An icon alone: not everybody knows it.',
    },
  ],
  example: menu,
  elements: {
    'nav-menu': 'The button with its list.',
    'nav-menu-button': "'Meny', and 'Lukk' while it is open.",
    'nav-menu-list': 'The places, over the page.',
  },
  states: { Closed: menu },
  accessibility: [
    'It is a list of links behind a button with `aria-expanded`. Tab moves through it.',
    'Escape and a press outside close it, and the focus goes back to the button.',
  ],
  content: ['The same names and order as in the `NavBar`.'],
};
