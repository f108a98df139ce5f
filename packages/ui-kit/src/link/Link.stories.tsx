import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RouterLink } from '../internals/stories/RouterLink';
import { StatesMatrix } from '../internals/stories/StatesMatrix';
import { showCode } from '../internals/stories/showCode';
import { Message } from '../message/Message';
import { Link } from './Link';
import source from './Link.stories.tsx?raw';

/** Leads to another page of the service. */
const meta = {
  title: 'Navigation/Link',
  id: 'ui-kit-link',
  component: Link,
  tags: ['stable', 'autodocs'],
  args: { href: '#tilbud', children: 'Se alle tilbudene dine' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By itself. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Se alle tilbudene dine' });
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline');
  },
};

/** In running text. */
export const InText: Story = {
  render: () => (
    <p style={{ maxInlineSize: '30rem' }}>
      E-posten din er den vi bruker når forsikringene skal fornyes. Du kan endre den på{' '}
      <Link href="#profil">profilen din</Link>, eller ringe oss.
    </p>
  ),
};

/** In a message it takes the colour of the text around it. */
export const InMessage: Story = {
  render: () => (
    <Message variant="warning">
      <p>
        Bilen mangler kilometerstand. <Link href="#km">Oppdater kilometerstanden</Link>
      </p>
    </Message>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(getComputedStyle(link).color).toBe(
      getComputedStyle(link.parentElement as Element).color,
    );
  },
};

/** The link of a router: `render` takes an element, or a function of the props. */
export const RenderAsRouterLink: Story = {
  parameters: showCode(source, 'RenderAsRouterLink'),
  render: () => (
    <ul>
      <li>
        <Link render={<RouterLink to="/tilbud" />}>Se alle tilbudene dine</Link>
      </li>
      <li>
        <Link render={(props) => <RouterLink {...props} to="/profil" />}>Se profilen din</Link>
      </li>
    </ul>
  ),
  play: async ({ canvas }) => {
    const first = canvas.getByRole('link', { name: 'Se alle tilbudene dine' });
    await expect(first).toHaveAttribute('href', '#/tilbud');
    const second = canvas.getByRole('link', { name: 'Se profilen din' });
    await expect(second).toHaveAttribute('href', '#/profil');
    await expect(getComputedStyle(second).textDecorationLine).toBe('underline');
  },
};

/** At rest, under the pointer, pressed, and with the keyboard's focus. */
export const States: Story = {
  render: () => (
    <StatesMatrix rows={{ Link: <Link href="#tilbud">Se alle tilbudene dine</Link> }} />
  ),
};
