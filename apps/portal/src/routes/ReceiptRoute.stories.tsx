import { demoHandlers } from '@forsikring/demo-api/interceptor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withPortal } from '../testing/withPortal';
import ReceiptRoute from './ReceiptRoute';

/** The receipt after a purchase, with recommendations. */
const meta = {
  title: 'Pages/Receipt',
  id: 'portal-kvittering',
  component: ReceiptRoute,
  decorators: [withPortal],
  parameters: { layout: 'fullscreen', address: '/kvittering?produkt=HUS' },
} satisfies Meta<typeof ReceiptRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { msw: demoHandlers({ customer: 'per' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Du har kjøpt husforsikring.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Husforsikring' })).toBeVisible();
    await expect(canvas.getByText('Dette skjer videre')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Samlerabatt' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Se alle våre forsikringer' })).toBeVisible();
  },
};

/** Members have their own catalogue and travel insurance. */
export const Member: Story = {
  globals: { brand: 'lofavor' },
  parameters: { msw: demoHandlers({ customer: 'leif' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Reiseforsikring' })).toHaveAttribute(
      'href',
      '/privat/forsikring/skade/reise/lofavor',
    );
    await expect(canvas.queryByText('Behandlingsforsikring')).toBeNull();
  },
};

/** No product is left to recommend, or the recommendations cannot be read. */
export const NothingToRecommend: Story = {
  parameters: { msw: demoHandlers({ customer: 'ingrid' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Til forsikringsoversikten' })).toBeVisible();
  },
};

/** The address contains no known product. */
export const UnknownProduct: Story = {
  parameters: { address: '/kvittering', msw: demoHandlers({ customer: 'per' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Du har kjøpt forsikringen.')).toBeVisible();
  },
};
