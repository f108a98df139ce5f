import { demoHandlers } from '@forsikring/demo-api/interceptor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../platform/paths';
import { withPortal } from '../testing/withPortal';
import OtherInsurancesRoute from './OtherInsurancesRoute';

/** Each distributor's list of other insurances. */
const meta = {
  title: 'Pages/Other insurances',
  id: 'portal-andre-forsikringer',
  component: OtherInsurancesRoute,
  decorators: [withPortal],
  parameters: {
    layout: 'fullscreen',
    address: paths.otherInsurances,
    msw: demoHandlers({ customer: 'kari' }),
  },
} satisfies Meta<typeof OtherInsurancesRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
};

/** The list of one distributor, whose feedback is sent. */
export const FeedbackSent: Story = {
  globals: { brand: 'sb1' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link', { name: /^Meld skade på/ })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('radio', { name: 'Ja' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Takk for tilbakemeldingen!')).toBeVisible();
  },
};

/** The distributor lists none. */
export const Empty: Story = {
  globals: { brand: 'fremtind' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Du har ingen andre forsikringer' }),
    ).toBeVisible();
  },
};
