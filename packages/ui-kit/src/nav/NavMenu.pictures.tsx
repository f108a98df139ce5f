import { Button } from '../button/Button';
import { Header } from '../header/Header';
import { NavItem } from './NavItem';
import { NavMenu } from './NavMenu';

const menu = (
  <NavMenu>
    <NavItem href="#oversikt">Oversikt</NavItem>
  </NavMenu>
);

export const pairs = [
  {
    do: <Header logo="Demobanken">{menu}</Header>,
    dont: (
      <Header logo="Demobanken">
        <Button variant="tertiary" iconOnly aria-label="Meny">
          ☰
        </Button>
      </Header>
    ),
  },
];

export const anatomy = menu;
