import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button';
import { Link } from '../link/Link';
import { ErrorPage } from './ErrorPage';

const actions = (
  <>
    <Button>Gå tilbake</Button>
    <Link href="#oversikt">Til forsikringsoversikten</Link>
  </>
);

/** A page for errors that leave nothing of the page to show. */
const meta = {
  title: 'Feedback/ErrorPage',
  id: 'ui-kit-errorpage',
  component: ErrorPage,
  tags: ['stable', 'autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Noe har gått galt',
    lead: 'Prøv igjen om litt. Kontakt oss hvis det fortsatt ikke virker.',
    actions,
  },
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Something failed. */
export const Default: Story = {};

/** The action is not possible, and nobody did anything wrong. */
export const Block: Story = {
  args: {
    variant: 'block',
    title: 'Du må ha fylt 18 år for å kjøpe forsikring på nett',
    lead: 'Kontakt oss, så finner vi ut av det sammen.',
  },
};

/** A decorative picture instead of the icon, beside the text in a wide window. */
export const WithPicture: Story = {
  args: {
    picture: (
      <svg viewBox="0 0 160 80" width="160" aria-hidden="true">
        <rect width="160" height="80" rx="40" fill="var(--ui-color-accent-soft)" />
        <circle cx="120" cy="40" r="24" fill="var(--ui-color-accent)" />
      </svg>
    ),
  },
};

/** A long title on a narrow screen. */
export const Long: Story = {
  args: {
    title: 'Tilsvarende produkt er allerede forsikret hos et av selskapene vi samarbeider med',
  },
  decorators: (Story) => (
    <div style={{ maxInlineSize: '20rem' }}>
      <Story />
    </div>
  ),
};
