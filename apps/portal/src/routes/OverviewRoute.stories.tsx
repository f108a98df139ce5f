import { demoHandlers } from '@forsikring/demo-api/interceptor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AppHeader } from '../app/AppHeader';
import { withPortal } from '../testing/withPortal';
import OverviewRoute from './OverviewRoute';

/** The overview, as each of the demo's customers sees it. */
const meta = {
  title: 'Portal/Oversikt',
  component: OverviewRoute,
  decorators: [withPortal],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      <AppHeader />
      <OverviewRoute />
    </>
  ),
} satisfies Meta<typeof OverviewRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

const customer = (id: string, faults?: string) => ({
  msw: demoHandlers({ customer: id, ...(faults && { faults }) }),
});

export const Default: Story = {
  parameters: customer('kari'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Totalpris: 1.923,50.kr\/md/)).toBeVisible();
    await expect(within(canvas.getByRole('main')).getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getByRole('link', { name: 'Bilforsikring' })).toHaveAttribute(
      'href',
      expect.stringContaining('/privat/forsikring/motor/detaljer/5501001'),
    );
  },
};

/** Members have agreements without a price of their own. */
export const Member: Story = {
  parameters: customer('leif'),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Se detaljer for oversikt')).toHaveLength(3);
  },
};

export const NoAgreements: Story = {
  parameters: customer('ingrid'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Du har ingen forsikringer' }),
    ).toBeVisible();
  },
};

/** The agreements of two systems as one list. */
export const PartnerBank: Story = {
  parameters: customer('per'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Totalpris: 793,25.kr\/md/)).toBeVisible();
  },
};

export const SystemsDown: Story = {
  parameters: customer('nina'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Noen av systemene våre er nede/)).toBeVisible();
  },
};

export const EveryProduct: Story = { parameters: customer('mona') };

export const LongTexts: Story = { parameters: customer('linnea') };

export const Loading: Story = {
  parameters: customer('kari', 'getAgreements=hang'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Henter forsikringene dine')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: customer('kari', 'getAgreements=status:500'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'En feil oppsto ved henting av forsikringene dine.',
    );
  },
};
