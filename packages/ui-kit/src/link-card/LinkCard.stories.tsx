import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../badge/Badge';
import { RouterLink } from '../internals/stories/RouterLink';
import { StatesMatrix } from '../internals/stories/StatesMatrix';
import { showCode } from '../internals/stories/showCode';
import { LinkCard } from './LinkCard';
import source from './LinkCard.stories.tsx?raw';

const mail = (
  <svg
    viewBox="0 0 24 24"
    width="32"
    height="32"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    aria-hidden="true"
  >
    <path d="M3 6h18v12H3zM3 7l9 6 9-6" />
  </svg>
);

/** A card that leads somewhere. */
const meta = {
  title: 'Navigation/LinkCard',
  id: 'ui-kit-linkcard',
  component: LinkCard,
  tags: ['stable', 'autodocs'],
  args: { title: 'Du har uleste meldinger', href: '#dokumenter' },
  decorators: (Story, { name }) => (
    <div style={name === 'States' ? {} : { maxInlineSize: '26rem' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof LinkCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A title. The link covers the card. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Du har uleste meldinger' });
    const card = link.closest('.ui-link-card') as HTMLElement;
    const { right, top, height } = card.getBoundingClientRect();
    await expect(link).toBe(document.elementFromPoint(right - 12, top + height / 2));
  },
};

/** With an icon and a line of text. */
export const WithText: Story = {
  args: {
    title: 'Du har 2 tilbud å akseptere',
    icon: mail,
    headingLevel: 3,
    children: <p>Livsforsikring og uføreforsikring</p>,
  },
};

/** With a number. */
export const WithBadge: Story = {
  args: { title: 'Tilbud', children: <Badge count={3} label="tilbud" /> },
};

/** A long title wraps. */
export const Long: Story = {
  args: {
    title: 'Registrer kilometerstanden på Volkswagen Transporter med kjennetegn AB 12345',
    icon: mail,
  },
};

/** The link of a router: `render` takes an element, or a function of the props. */
export const RenderAsRouterLink: Story = {
  parameters: showCode(source, 'RenderAsRouterLink'),
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--ui-space-4)' }}>
      <LinkCard title="Dokumenter" render={<RouterLink to="/dokumenter" />} />
      <LinkCard title="Skadesaker" render={(props) => <RouterLink {...props} to="/skadesaker" />} />
    </div>
  ),
};

/** At rest, under the pointer, pressed, and with the keyboard's focus. */
export const States: Story = {
  render: () => <StatesMatrix rows={{ Card: <LinkCard title="Vilkår" href="#vilkar" /> }} />,
};
