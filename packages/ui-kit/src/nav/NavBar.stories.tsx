import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(
      'Forsikringsoversikt',
    );
    await expect(canvas.getByRole('link', { name: 'Tilbud 3 tilbud' })).toBeVisible();
  },
};

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
  play: async ({ canvas }) => {
    const overview = canvas.getByRole('link', { name: 'Forsikringsoversikt', current: 'page' });
    await expect(overview).toHaveAttribute('href', '#/oversikt');
    const profile = canvas.getByRole('link', { name: 'Profil' });
    await expect(profile).toHaveAttribute('href', '#/profil');
    await expect(canvas.getByRole('button', { name: 'Logg ut' })).toBeVisible();
  },
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
