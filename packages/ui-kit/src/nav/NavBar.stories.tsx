import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/Badge';
import { RouterLink } from '../internals/stories/RouterLink';
import { StatesMatrix } from '../internals/stories/StatesMatrix';
import { showCode } from '../internals/stories/showCode';
import { NavBar } from './NavBar';
import source from './NavBar.stories.tsx?raw';
import { NavItem } from './NavItem';

const places = [
  ['Forsikringsoversikt', '#oversikt'],
  ['Dokumenter', '#dokumenter'],
  ['Faktura', '#faktura'],
  ['Kjøp', '#kjop'],
  ['Skadesaker', '#skadesaker'],
  ['Profil', '#profil'],
] as const;

const items = [
  ...places.map(([name, href], index) => (
    <NavItem key={name} href={href} current={index === 0}>
      {name}
    </NavItem>
  )),
  <NavItem key="Tilbud" href="#tilbud">
    Tilbud <Badge count={3} label="tilbud" />
  </NavItem>,
];

/** The places of the service in a row, under the header. */
const meta = {
  title: 'Navigation/NavBar',
  id: 'ui-kit-navbar',
  component: NavBar,
  subcomponents: { NavItem },
  tags: ['stable', 'autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { children: items },
} satisfies Meta<typeof NavBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first is the current page. The last has a number. */
export const Default: Story = {};

/** In a narrow place the row wraps, and nothing is cut off. */
export const Narrow: Story = {
  decorators: (Story) => (
    <div style={{ maxInlineSize: '32rem' }}>
      <Story />
    </div>
  ),
};

/** Router links, and a button: `render` takes an element, or a function of the props and the state. */
export const RenderAsRouterLink: Story = {
  parameters: showCode(source, 'RenderAsRouterLink'),
  render: () => (
    <NavBar>
      <NavItem current render={<RouterLink to="/oversikt" />}>
        Forsikringsoversikt
      </NavItem>
      <NavItem render={(props) => <RouterLink {...props} to="/profil" />}>Profil</NavItem>
      <NavItem render={<button type="button" />}>Logg ut</NavItem>
    </NavBar>
  ),
};

const item = (name: string, current = false) => (
  <NavItem href={`#${name}`} current={current}>
    {name}
  </NavItem>
);

/** At rest, under the pointer, pressed, and with the keyboard's focus. */
export const States: Story = {
  render: () => (
    <StatesMatrix
      rows={{
        'Other page': (
          <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>{item('Tilbud')}</ul>
        ),
        'This page': (
          <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>{item('Oversikt', true)}</ul>
        ),
      }}
    />
  ),
};
