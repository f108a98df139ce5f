import { Button } from '../button/Button';
import { Link } from '../link/Link';
import { Header } from './Header';

const logo = <Link href="#oversikt">Demobanken</Link>;

export const pairs = [
  {
    do: (
      <Header logo={logo}>
        <Button variant="tertiary">Logg ut</Button>
      </Header>
    ),
    dont: (
      <Header logo={logo}>
        <Button>Logg ut</Button>
      </Header>
    ),
  },
];

export const anatomy = (
  <Header logo={logo}>
    <Button variant="tertiary">Logg ut</Button>
  </Header>
);
