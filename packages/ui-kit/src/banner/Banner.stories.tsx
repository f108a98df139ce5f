import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../link/Link';
import { Banner } from './Banner';

/** Says something about the whole service, across the page and above its content. */
const meta = {
  title: 'Feedback/Banner',
  id: 'ui-kit-banner',
  component: Banner,
  tags: ['stable', 'autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    children:
      'Vi opplever for tiden problemer med noen av systemene våre. Du kan oppleve at noe mangler, eller ikke fungerer som det skal.',
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Something is missing. */
export const Default: Story = {
  args: { role: 'status' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Advarsel: Vi opplever/);
  },
};

/** Good to know, with a link in the colour of the text. */
export const Info: Story = {
  args: {
    variant: 'info',
    children: (
      <>
        Lørdag natt er tjenesten stengt fra kl. 01 til 05. <Link href="#drift">Les mer</Link>
      </>
    ),
  },
};

/** Nothing works. */
export const ErrorBanner: Story = {
  name: 'Error',
  args: {
    variant: 'error',
    children: 'Tjenesten er utilgjengelig nå. Prøv igjen etter klokken 06.00.',
  },
};
