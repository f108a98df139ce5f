import { Page } from '@forsikring/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PurchaseSkeleton } from '../features/purchase/PurchaseSkeleton';
import { paths } from '../platform/paths';
import { customer } from '../testing/customer';
import { withPortal } from '../testing/withPortal';
import PurchaseRoute from './PurchaseRoute';

/** The purchase page of the demo's customers. */
const meta = {
  title: 'Pages/Purchase',
  id: 'portal-kjøp-forsikring',
  component: PurchaseRoute,
  decorators: [withPortal],
  parameters: { layout: 'fullscreen', address: paths.purchase },
} satisfies Meta<typeof PurchaseRoute>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Opens a group, and waits for its picture. */
const openGroup =
  (title: string, file: string): Play =>
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('heading', { name: title }));
    await waitFor(() =>
      expect(canvasElement.querySelector('.purchase-picture use')).toHaveAttribute(
        'href',
        expect.stringContaining(file),
      ),
    );
    await expect(canvasElement.querySelector('details[open]')).toHaveTextContent(title);
  };

/** A customer without agreements: all groups, the standard products, and cards that link to other sites. */
export const Default: Story = {
  parameters: customer('ingrid'),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/opptil 20 % rabatt/)).toBeVisible();
    await expect(canvas.getByText('Vedlikeholdskalenderen')).toBeVisible();
    await expect(canvas.getByText('Driver du bedrift?')).toBeVisible();
    // The picture loads from a file: waits until it has its full width.
    const graphics = canvasElement.querySelector<SVGGraphicsElement>('.purchase-picture use');
    await waitFor(() => expect(graphics?.getBBox().width).toBeGreaterThanOrEqual(480));
  },
};

/** A customer with travel insurance sees neither travel insurance nor packages with travel insurance. */
export const WithTravelInsurance: Story = {
  parameters: customer('kari'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Innbo og ting'));
    await expect(canvas.getByRole('link', { name: 'Innbo' })).toBeVisible();
  },
};

/** Union members see their own products, travel insurance and texts. */
export const Member: Story = {
  parameters: customer('leif'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('heading', { name: 'Reise' }));
    await expect(canvas.getByText(/toppdekning til standardpris/)).toBeVisible();
  },
};

/** The customer and the agreements cannot be read: the standard products are shown. */
export const NothingKnown: Story = {
  parameters: customer('leif', 'getAgreements=status:404&getCustomer=status:404'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Reise' })).toBeVisible();
    await expect(canvas.getByText(/opptil 20 % rabatt/)).toBeVisible();
  },
};

/** The skeleton is shown for at most a second, then the standard products, which update when the agreements arrive. */
export const Loading: Story = {
  parameters: customer('ingrid'),
  render: () => (
    <Page>
      <PurchaseSkeleton />
    </Page>
  ),
};

export const Vehicles: Story = {
  parameters: customer('ingrid'),
  play: openGroup('Kjøretøy', 'car'),
};

export const Houses: Story = {
  parameters: customer('ingrid'),
  play: openGroup('Hus og hytte', 'home'),
};

export const Travel: Story = {
  parameters: customer('ingrid'),
  play: openGroup('Reise', 'travel'),
};

export const Home: Story = {
  parameters: customer('ingrid'),
  play: openGroup('Innbo og ting', 'contents'),
};

/** The links of the group open in a new tab. */
export const Health: Story = {
  parameters: customer('ingrid'),
  play: openGroup('Liv og helse', 'health'),
};

export const Boats: Story = {
  parameters: customer('ingrid'),
  play: openGroup('Båt', 'boat'),
};

export const Animals: Story = {
  parameters: customer('ingrid'),
  play: openGroup('Dyr', 'animals'),
};

const UNION = '/kjopsinnganger?isLo=true';

/** `?isLo=true`: the union's logo and its benefits first. */
export const UnionLayout: Story = {
  tags: ['review'],
  parameters: { ...customer('leif'), address: UNION },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Kjøretøy' })).toBeVisible();
    const headings = canvas.getAllByRole('heading', { level: 2 });
    await expect(headings[0]).toHaveTextContent('Medlemsfordeler');
  },
};

/** The union's layout does not change the products. */
export const UnionLayoutOfOthers: Story = {
  parameters: { ...customer('ingrid'), address: UNION },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('heading', { name: 'Liv og helse' }));
    await expect(canvas.getByRole('link', { name: /Behandlingsforsikring/ })).toBeVisible();
  },
};

/** A distributor with neither a business portal nor a maintenance calendar. */
export const WithoutCards: Story = {
  parameters: customer('ingrid'),
  globals: { brand: 'eika' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Trenger du hjelp til å velge?')).toBeVisible();
    await expect(canvas.queryByText('Vedlikeholdskalenderen')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Driver du bedrift?')).not.toBeInTheDocument();
  },
};
