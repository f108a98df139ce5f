import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { paths } from '../platform/paths';
import { customer } from '../testing/customer';
import { withPortal } from '../testing/withPortal';
import OffersRoute from './OffersRoute';

/** The offers page of the demo's customers, in all states. */
const meta = {
  title: 'Pages/Offers',
  id: 'portal-tilbud',
  component: OffersRoute,
  decorators: [withPortal],
  parameters: { layout: 'fullscreen', address: paths.offers },
} satisfies Meta<typeof OffersRoute>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

const OPEN_QUESTION = { name: 'Slett tilbud på Hytteforsikring' };
const CONFIRM = { name: 'Slett tilbud' };

/** Opens the confirmation of the first of Vera's two offers; `confirm` also presses 'Slett tilbud'. */
const ask =
  (confirm: boolean, then: (canvas: Canvas) => Promise<void>): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', OPEN_QUESTION));
    if (confirm) await userEvent.click(canvas.getByRole('button', CONFIRM));
    await then(canvas);
  };

/** One offer includes the traffic insurance fee. */
export const Default: Story = {
  parameters: customer('kari'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Inkluderer trafikkforsikringsavgift/)).toBeVisible();
  },
};

/**
 * All types, one of them with long texts. Two offers cannot be continued: one has no version, the other no
 * policy number.
 */
export const EveryType: Story = {
  parameters: customer('oda'),
  play: async ({ canvas }) => {
    const unfinished = await canvas.findAllByText('Dette tilbudet kan ikke fullføres på nett.');
    await expect(unfinished).toHaveLength(2);
  },
};

/** Three insurances with one price. An offer that ends in fewer than 14 days says how many are left. */
export const Package: Story = {
  parameters: customer('frida'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Pakkepris')).toBeVisible();
    await expect(canvas.getAllByText('Forsikring uten navn')).toHaveLength(2);
    await expect(canvas.getByText('Går ut om 3 dager')).toBeVisible();
    await expect(canvas.getByText('Siste dag i dag')).toBeVisible();
  },
};

export const NoOffers: Story = {
  tags: ['review'],
  parameters: customer('ingrid'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Se hva du kan forsikre')).toBeVisible();
  },
};

export const SystemsDown: Story = {
  parameters: customer('nina'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/noen av tilbudene dine mangler/)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: customer('kari', 'getOffers=hang'),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Henter tilbudene dine')).toBeInTheDocument();
    await expect(canvasElement.querySelectorAll('.offer-card')).toHaveLength(3);
  },
};

export const Failed: Story = {
  parameters: customer('kari', 'getOffers=status:500'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/En feil oppsto ved henting av dine tilbud/),
    ).toBeVisible();
  },
};

/** The confirmation has the focus. */
export const Asking: Story = {
  tags: ['review'],
  parameters: customer('vera'),
  play: ask(false, async (canvas) => {
    await expect(canvas.getByText('Vil du slette tilbudet?').parentElement).toHaveFocus();
  }),
};

export const Deleting: Story = {
  parameters: customer('vera', 'deleteOffer=hang'),
  play: ask(true, async (canvas) => {
    await expect(canvas.getByRole('group', { name: /Sletter tilbud/ })).toBeVisible();
    await expect(canvas.getByRole('button', CONFIRM)).toHaveFocus();
  }),
};

export const NotDeleted: Story = {
  tags: ['review'],
  parameters: customer('vera'),
  play: ask(true, async (canvas) => {
    await expect(
      await canvas.findByText('En feil oppsto ved sletting av ditt tilbud.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Prøv igjen' })).toHaveFocus();
  }),
};

/** The focus has moved to the next offer. */
export const Deleted: Story = {
  parameters: customer('frida'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Slett tilbud på Husforsikring' }),
    );
    await userEvent.click(canvas.getByRole('button', CONFIRM));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Hytteforsikring' })).toHaveFocus(),
    );
    await expect(
      await within(document.body).findByText('Tilbudet på husforsikring er slettet'),
    ).toBeVisible();
  },
};
