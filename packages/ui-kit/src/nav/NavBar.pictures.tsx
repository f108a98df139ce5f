import { NavBar } from './NavBar';
import { NavItem } from './NavItem';

const item = (name: string, current = false) => (
  <NavItem href={`#${name}`} current={current}>
    {name}
  </NavItem>
);

export const pairs = [
  {
    do: (
      <NavBar>
        {item('Oversikt', true)}
        {item('Tilbud')}
        {item('Profil')}
      </NavBar>
    ),
    dont: (
      <NavBar>
        {item('Se forsikringsoversikten din')}
        {item('Tilbudene vi har til deg')}
      </NavBar>
    ),
  },
];

export const anatomy = (
  <NavBar>
    {item('Oversikt', true)}
    {item('Tilbud')}
  </NavBar>
);
