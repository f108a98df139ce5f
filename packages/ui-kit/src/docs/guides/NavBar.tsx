import { NavBar } from '../../nav/NavBar';
import { NavItem } from '../../nav/NavItem';
import type { Guide } from './Guide';

const item = (name: string, current = false) => (
  <NavItem href={`#${name}`} current={current}>
    {name}
  </NavItem>
);

export const guide: Guide = {
  pairs: [
    {
      do: (
        <NavBar>
          {item('Oversikt', true)}
          {item('Tilbud')}
          {item('Profil')}
        </NavBar>
      ),
      doText: 'Short nouns, and the page that is shown is marked.',
      dont: (
        <NavBar>
          {item('Se forsikringsoversikten din')}
          {item('Tilbudene vi har til deg')}
        </NavBar>
      ),
      dontText: 'Sentences, and nothing says where one is.',
    },
  ],
  example: (
    <NavBar>
      {item('Oversikt', true)}
      {item('Tilbud')}
    </NavBar>
  ),
  elements: {
    'nav-bar': 'The row, in the width of the page.',
    'nav-bar-list': 'The list of places.',
    'nav-link': 'A place. The current one is bold and underlined.',
  },
  states: {
    'Other page': <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>{item('Tilbud')}</ul>,
    'This page': (
      <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>{item('Oversikt', true)}</ul>
    ),
  },
  accessibility: [
    'It is a `navigation` landmark. The current page is `aria-current="page"`.',
    'Keep the order the same on every page (WCAG 2.2, 3.2.3).',
  ],
  content: ['Nouns of one word where possible: `Oversikt`, `Tilbud`, `Profil`.'],
};
