import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ExternalLink } from '../external-link/ExternalLink';
import { Footer } from './Footer';

/**
 * The end of every page: who to contact and when, privacy and cookies, and what else belongs there.
 */
const meta = {
  title: 'Navigation/Footer',
  id: 'ui-kit-footer',
  component: Footer,
  tags: ['stable', 'autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    logo: <strong>Demobanken</strong>,
    contact: {
      name: 'Kundeservice forsikring',
      phone: '23 45 67 89',
      email: 'forsikring@demobanken.example',
      openingHours: [
        { days: 'Man–fre', hours: '08–20' },
        { days: 'Lør', hours: '10–15' },
        { days: 'Søn og helligdager', hours: 'Stengt' },
      ],
    },
    privacyHref: '#personvern',
    onCookieSettings: fn(),
    children: (
      <p>
        Du kan sammenligne prisene våre med priser fra andre selskaper på{' '}
        <ExternalLink href="https://priser.example">Finansportalen</ExternalLink>.
      </p>
    ),
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With everything. */
export const Default: Story = {};

/** Without anybody to contact: the fallback. */
export const Fallback: Story = {
  args: {
    contact: undefined,
    onCookieSettings: undefined,
    fallback: <p>Ta kontakt med banken din, så hjelper de deg videre.</p>,
  },
};

/** A phone number alone. */
export const PhoneAlone: Story = { args: { contact: { phone: '800 12 345' } } };
