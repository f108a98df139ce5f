import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../link/Link';
import { Message } from './Message';

/** Says something about the content around it, for as long as it is true. */
const meta = {
  title: 'Feedback/Message',
  id: 'ui-kit-message',
  component: Message,
  tags: ['stable', 'autodocs'],
  args: { children: <p>Vi oppdaterer prisene 1. januar. Du får beskjed på e-post.</p> },
  decorators: (Story) => (
    <div style={{ maxInlineSize: '40rem' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof Message>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Good to know. */
export const Default: Story = {};

/** It worked. */
export const Success: Story = {
  args: {
    variant: 'success',
    role: 'status',
    title: 'E-postadressen er lagret',
    children: <p>Vi sender deg beskjed dit når forsikringene fornyes.</p>,
  },
};

/** It works, with something missing. */
export const Warning: Story = {
  args: {
    variant: 'warning',
    children: (
      <p>
        Noen av systemene våre er nede. Det kan hende noen av forsikringene dine mangler fra listen.
      </p>
    ),
  },
};

/** It did not work. */
export const ErrorMessage: Story = {
  name: 'Error',
  args: {
    variant: 'error',
    role: 'alert',
    title: 'Vi fikk ikke lagret',
    children: <p>Det er ikke noe galt med det du skrev. Prøv igjen om litt.</p>,
  },
};

/** With a link, which takes the colour of the text. */
export const WithLink: Story = {
  args: {
    title: 'Bilen mangler kilometerstand',
    children: (
      <p>
        Riktig kilometerstand gir riktig pris. <Link href="#km">Oppdater kilometerstanden</Link>
      </p>
    ),
  },
};

/** A title alone. */
export const TitleAlone: Story = {
  args: { variant: 'success', title: 'Takk, vi har fått betalingen', children: undefined },
};

/** Several paragraphs, on a narrow screen. */
export const Long: Story = {
  args: {
    variant: 'warning',
    title: 'Forsikringen er midlertidig',
    children: (
      <>
        <p>Vi trenger en egenerklæring om helse før barneforsikringen kan gjelde fullt ut.</p>
        <p>Frem til da dekker den ulykker, men ikke sykdom.</p>
      </>
    ),
  },
  render: (args) => (
    <div style={{ maxInlineSize: '18rem' }}>
      <Message {...args} />
    </div>
  ),
};
