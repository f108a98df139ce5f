import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { customer } from '../testing/customer';
import { withPortal } from '../testing/withPortal';
import OverviewRoute from './OverviewRoute';

/** The overview of the demo's customers. */
const meta = {
  title: 'Pages/Overview',
  id: 'portal-oversikt',
  component: OverviewRoute,
  decorators: [withPortal],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OverviewRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The label of the total price with its sum. */
const totalPrice = async (canvas: ReturnType<typeof within>) =>
  (await canvas.findByText(/^Totalpris/)).closest('strong');

export const Default: Story = {
  parameters: customer('kari'),
  play: async ({ canvas }) => {
    await expect(await totalPrice(canvas)).toHaveTextContent(/^Totalpris: 1.923,50.kr\/md$/);
    await expect(await canvas.findByText('Kjøp forsikring')).toBeVisible();
  },
};

/**
 * The total-price line: the price a month, the number of insurances, and how the price is divided. Each price has a
 * help text with the price a year.
 */
export const Prices: Story = {
  parameters: customer('kari'),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(/for 5 av 6 forsikringer. Én har ikke egen/),
    ).toBeVisible();
    const shares = canvas.getByText('Vis fordelingen');
    if (shares.checkVisibility()) await userEvent.click(shares);
    await expect(canvas.getByText(/^36.%$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Bilforsikring 542,50.kr\/md$/ }));
    await expect(await canvas.findByText(/Totalt per år: 6.510.kr/)).toBeVisible();
  },
};

/** After a second the line says that there may be more insurances: it is unknown whether there is a partner bank. */
export const IncompletePrice: Story = {
  parameters: customer('kari', 'getLegacyCustomer=hang'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Vi undersøker om du har/, {}, { timeout: 5_000 }),
    ).toBeVisible();
  },
};

/** Members see a welcome, agreements without a separate price, and the card about double insurance. */
export const Member: Story = {
  globals: { brand: 'lofavor' },
  parameters: customer('leif'),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Se detaljer for oversikt')).toHaveLength(3);
    await expect(await canvas.findByText('Velkommen som LO-medlem')).toBeVisible();
    await expect(
      await canvas.findByRole('link', { name: 'Har du to innboforsikringer på samme adresse?' }),
    ).toBeVisible();
  },
};

/** Lists three offers by name, and counts the others. The customer is in the control group. */
export const ManyOffers: Story = {
  parameters: customer('oda'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('+ 11 forsikringer')).toBeVisible();
    await expect(await canvas.findByText('Kjøp forsikring')).toBeVisible();
    await expect(canvas.queryByText('Anbefalt for deg')).toBeNull();
  },
};

/** The customer has no tasks: the section is not shown, as the distributor has no boxes. */
export const NoTasks: Story = {
  globals: { brand: 'fremtind' },
  parameters: customer('linnea'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Totalpris/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Oppgavene dine')).toBeNull());
  },
};

/** One system is slow: the other tasks are shown, and a skeleton reserves the room of the rest. */
export const SlowTasks: Story = {
  parameters: customer('kari', 'getMotorTasks=hang'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: /^Du har uleste meldinger/ }, { timeout: 5_000 }),
    ).toBeVisible();
    await expect(canvas.getByText('Ser etter oppgaver')).toBeInTheDocument();
  },
};

/** The membership could not be read: only that section shows an error. */
export const MembershipFailed: Story = {
  parameters: customer('leif', 'getCustomer=status:404'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Vi fikk ikke sjekket om du har medlemsfordeler.'),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Forsikringene dine' })).toBeVisible();
  },
};

export const TasksFailed: Story = {
  parameters: customer('kari', 'getHealthDeclarations=status:404'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Vi fikk ikke hentet alle oppgavene dine.')).toBeVisible();
  },
};

export const NoAgreements: Story = {
  tags: ['review'],
  parameters: customer('ingrid'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Du har ingen forsikringer' }),
    ).toBeVisible();
    await expect(
      await canvas.findByText(
        /opptil 20.% rabatt: opptil 15.% samlerabatt, og 5.% ekstra for bankkunder/,
      ),
    ).toBeVisible();
    await expect(canvas.queryByText('Anbefalt for deg')).toBeNull();
    await expect(canvas.queryByText(/^Har du to innboforsikringer/)).toBeNull();
  },
};

/** The agreements of two systems in one list. */
export const PartnerBank: Story = {
  parameters: customer('per'),
  play: async ({ canvas }) => {
    await expect(await totalPrice(canvas)).toHaveTextContent(/^Totalpris: 793,25.kr\/md$/);
    // Another bank's pages open in a new tab.
    const car = canvas.getByRole('link', { name: /Bilforsikring$/ });
    await expect(car).toHaveAttribute('target', '_blank');
  },
};

/** A banner above the page says so. Three products are recommended, and none that the customer has. */
export const SystemsDown: Story = {
  tags: ['review'],
  parameters: customer('nina'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Noen av systemene våre er nede/)).toBeVisible();
    await expect(canvas.getByText(/Vi opplever for tiden problemer/)).toBeVisible();
    await expect(await canvas.findByText('Kundesenteret')).toBeVisible();
    await expect(canvas.getByText(/for den ene forsikringen vi kan vise/)).toBeVisible();
    const recommended = await canvas.findByRole('heading', { name: 'Anbefalt for deg' });
    const block = within(recommended.closest('section') as HTMLElement);
    await expect(block.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Livsforsikring',
      'Bilforsikring',
      'Behandlingsforsikring',
    ]);
    await expect(block.getByRole('link', { name: 'Bilforsikring' })).toHaveAttribute(
      'href',
      '/privat/forsikring/motor/bil',
    );
    await expect(block.getByText(/Som bankkunde får du 5.% ekstra\./)).toBeVisible();
  },
};

/** Nine insurances or more are in groups by area, of which the first is open. An insurance without details has no chevron. */
export const EveryProduct: Story = {
  parameters: customer('mona'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('list', { name: 'Kjøretøy' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Hus og hytte' })).not.toBeVisible();
    await userEvent.click(canvas.getByRole('heading', { level: 3, name: /^Hus og hytte/ }));
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Hus og hytte' })).toBeVisible());
  },
};

/** Insurances of the same thing stand together. An offer that ends soon is the first task. */
export const TwelveInsurances: Story = {
  parameters: customer('tuva'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Siste dag i morgen')).toBeVisible();
    await userEvent.click(await canvas.findByRole('heading', { level: 3, name: /^Hus og hytte/ }));
    await expect(await canvas.findByRole('list', { name: 'Hus og hytte' })).toBeVisible();
  },
};

/** Twenty insurances or more can be searched. */
export const SixtyInsurances: Story = {
  parameters: customer('gunnar'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Søk i forsikringene dine'));
    await userEvent.paste('hest');
    await expect(await canvas.findByText('4 treff')).toBeVisible();
  },
};

export const LongTexts: Story = { parameters: customer('linnea') };

export const Loading: Story = {
  tags: ['review'],
  parameters: customer('kari', 'getAgreements=hang'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Henter forsikringene dine')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  tags: ['review'],
  parameters: customer('kari', 'getAgreements=status:500'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'En feil oppsto ved henting av forsikringene dine.',
    );
  },
};

/** The navigation in narrow windows, and the bar in others. */
export const Navigation: Story = {
  tags: ['review'],
  parameters: customer('kari'),
  play: async ({ canvas, userEvent }) => {
    const overview = () => canvas.findByRole('link', { name: 'Forsikringsoversikt' });
    await totalPrice(canvas);
    const menu = canvas.queryByRole('button', { name: 'Meny' });
    if (menu) await userEvent.click(menu);
    await expect(await overview()).toHaveAttribute('aria-current', 'page');
  },
};

/** The text is kept, and can be sent again. */
export const FeedbackFailed: Story = {
  parameters: customer('linnea', 'sendFeedback=status:500'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Ganske fornøyd' }));
    await userEvent.type(canvas.getByRole('textbox'), 'Fint');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText(/Prøv igjen|ikke sendt|gikk galt/i)).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('Fint');
  },
};
