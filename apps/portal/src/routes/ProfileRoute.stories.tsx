import { demoHandlers } from '@forsikring/demo-api/interceptor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { paths } from '../platform/paths';
import { customer } from '../testing/customer';
import { withPortal } from '../testing/withPortal';
import ProfileRoute from './ProfileRoute';

/** The profile page of the demo's customers, in all states. */
const meta = {
  title: 'Pages/Profile',
  id: 'portal-profil',
  component: ProfileRoute,
  decorators: [withPortal],
  parameters: { layout: 'fullscreen', address: paths.profile },
} satisfies Meta<typeof ProfileRoute>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

const EDIT_EMAIL = { name: 'Endre e-post' };
const EDIT_RESERVATION = { name: 'Endre valget om dokumenter i posten' };

/** Opens the row of the e-mail address, and saves a new one. */
const saveEmail =
  (typed: string, then: (canvas: Canvas) => Promise<void>): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', EDIT_EMAIL));
    await userEvent.clear(canvas.getByRole('textbox'));
    if (typed) await userEvent.paste(typed);
    await userEvent.click(canvas.getByRole('button', { name: 'Lagre' }));
    await then(canvas);
  };
const saysAlert =
  (text: string) =>
  async (canvas: Canvas): Promise<void> => {
    const message = await canvas.findByText(text);
    await expect(message.closest('[role="alert"]')).toBeVisible();
  };

/** A customer of the bank, with a customer number and one address. */
export const Default: Story = {
  parameters: customer('kari'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1350 Lommedalen')).toBeVisible();
  },
};

/** Two addresses, long texts, and a reservation. */
export const TwoAddresses: Story = {
  parameters: customer('linnea'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Gnr 104, Bnr 27')).toBeVisible();
  },
};

/** Not a bank customer: the marketing consent is shown. */
export const WithConsent: Story = {
  parameters: customer('oda'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Nei' })).toBeChecked();
  },
};

export const Member: Story = {
  parameters: customer('leif'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Leif Ødegård')).toBeVisible();
  },
};

/** A customer in the older register only: no address, and changes are saved in that register. */
export const WithoutCustomerNumber: Story = {
  parameters: customer('nils'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', EDIT_EMAIL)).toBeVisible();
    await expect(canvas.queryByText('Adresse')).not.toBeInTheDocument();
  },
};

/** A customer in neither register: the contact details cannot be changed, the reservation and the consent can. */
export const NothingEditable: Story = {
  parameters: customer('ny'),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Ikke registrert')).toHaveLength(2);
    await expect(await canvas.findAllByRole('button', { name: /Endre/ })).toHaveLength(1);
  },
};

export const Loading: Story = {
  parameters: customer('kari', 'getCustomer=hang'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Henter profilen din')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: customer('kari', 'getCustomer=status:500'),
  play: ({ canvas }) => saysAlert('Vi fikk ikke hentet profilen din.')(canvas),
};

/** Each part fails independently, with its own retry. */
export const PartsFailed: Story = {
  parameters: customer(
    'oda',
    'getAddresses=status:500&getReservation=status:500&getConsentTexts=status:500',
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'Prøv igjen' })).toHaveLength(3),
    );
    await expect(canvas.getByText('oda@eksempel.no')).toBeVisible();
  },
};

export const ContactFailed: Story = {
  parameters: customer('nils', 'getLegacyCustomer=status:500'),
  play: ({ canvas }) =>
    saysAlert('Vi fikk ikke hentet e-postadressen og mobilnummeret ditt.')(canvas),
};

/** Both rows are open. The fields are 420 and 300 px wide, and fill a small screen. */
export const Editing: Story = {
  parameters: customer('kari'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', EDIT_EMAIL));
    await userEvent.click(canvas.getByRole('button', { name: 'Endre mobilnummer' }));
    await expect(canvas.getByRole('textbox', { name: 'Mobilnummer' })).toHaveFocus();
  },
};

export const EmailEmpty: Story = {
  parameters: customer('kari'),
  play: saveEmail('', async (canvas) => {
    await expect(canvas.getByText('Du må fylle inn e-post')).toBeVisible();
  }),
};

/** An address that the server refuses has the same error. */
export const EmailInvalid: Story = {
  tags: ['review'],
  parameters: customer('kari'),
  play: saveEmail('kari@eksempel', async (canvas) => {
    await expect(canvas.getByText('E-postadressen er ikke gyldig')).toBeVisible();
  }),
};

export const EmailSaving: Story = {
  parameters: customer('kari', 'updateContact=hang'),
  play: saveEmail('kari.solberg@eksempel.no', async (canvas) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('readonly');
  }),
};

export const EmailFailed: Story = {
  parameters: customer('kari', 'updateContact=status:500'),
  play: saveEmail('kari.solberg@eksempel.no', saysAlert('Noe gikk galt ved oppdatering av e-post')),
};

export const EmailSaved: Story = {
  parameters: customer('kari'),
  play: saveEmail('kari.solberg@eksempel.no', async (canvas) => {
    await expect(await canvas.findByText('kari.solberg@eksempel.no')).toBeVisible();
  }),
};

/** Opens the row of the mobile number, and saves a new one. */
const saveMobile =
  (typed: string, text: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Endre mobilnummer' }));
    await userEvent.clear(canvas.getByRole('textbox'));
    if (typed) await userEvent.paste(typed);
    await userEvent.click(canvas.getByRole('button', { name: 'Lagre' }));
    await expect(await canvas.findByText(text)).toBeVisible();
  };

/** The older register stores a number only together with an e-mail address. */
export const EmailFirst: Story = {
  parameters: customer('mats'),
  play: saveMobile(
    '41234567',
    'Vi mangler e-postadressen din. Skriv den inn først, og lagre nummeret etterpå.',
  ),
};

/** The row was closed with 'Avbryt' while its value was being saved, and opened again. */
export const EmailStillSaving: Story = {
  parameters: customer('kari', 'updateContact=hang'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await saveEmail('kari.solberg@eksempel.no', async () => {})(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Avbryt endring av e-post' }));
    await userEvent.click(canvas.getByRole('button', EDIT_EMAIL));
    await expect(canvas.getByText('Vi lagrer fortsatt det du skrev sist.')).toBeVisible();
  },
};

let reads = 0;

/** The response was lost and the stored value cannot be read, so the message does not claim that it is unchanged. */
export const EmailUnknown: Story = {
  parameters: {
    msw: [
      http.get('*/skadekunde/hent', () => {
        reads += 1;
        return reads === 1 ? undefined : new HttpResponse(null, { status: 404 });
      }),
      ...demoHandlers({ customer: 'kari', faults: 'updateContact=drop' }),
    ],
  },
  beforeEach: () => {
    reads = 0;
  },
  play: saveEmail(
    'kari.solberg@eksempel.no',
    saysAlert('Vi vet ikke om endringen ble lagret. Last siden på nytt for å se hva som gjelder.'),
  ),
};

export const MobileFailed: Story = {
  parameters: customer('kari', 'updateContact=status:500'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Endre mobilnummer' }));
    await userEvent.keyboard('{Enter}');
    await saysAlert('Noe gikk galt ved oppdatering av telefonnummer')(canvas);
  },
};

export const AddressFetched: Story = {
  parameters: customer('linnea'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Hent folkeregistrert adresse' }),
    );
    await expect(await canvas.findByText('Registerveien 1')).toBeVisible();
  },
};

/** No usable address: the registered one can be fetched. */
export const NoAddress: Story = {
  parameters: customer('frida'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Hent folkeregistrert adresse' }),
    ).toBeVisible();
    await expect(canvas.getAllByText('Ikke registrert')).toHaveLength(3);
  },
};

export const AddressBeingFetched: Story = {
  parameters: customer('linnea', 'refreshAddress=hang'),
  play: async ({ canvas, userEvent }) => {
    const name = /^Hent folkeregistrert adresse/;
    await userEvent.click(await canvas.findByRole('button', { name }));
    await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const AddressNotFetched: Story = {
  parameters: customer('linnea', 'refreshAddress=status:500'),
  play: async ({ canvas, userEvent }) => {
    const name = 'Hent folkeregistrert adresse';
    await userEvent.click(await canvas.findByRole('button', { name }));
    await saysAlert('Noe gikk galt')(canvas);
    await expect(canvas.getByRole('button', { name })).toHaveFocus();
  },
};

/** Ticking the checkbox changes the reservation, and closes the row. */
export const Reserving: Story = {
  parameters: customer('kari'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', EDIT_RESERVATION));
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};

export const ReservationSaving: Story = {
  parameters: customer('kari', 'setReservation=hang'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', EDIT_RESERVATION));
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(canvas.getByRole('checkbox')).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Reserved: Story = {
  parameters: customer('kari'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', EDIT_RESERVATION));
    await userEvent.dblClick(canvas.getByRole('checkbox'));
    await expect(await canvas.findByText(/^Nei, du får/)).toBeVisible();
    await expect(canvas.getByRole('button', EDIT_RESERVATION)).toHaveFocus();
  },
};

export const ReservationFailed: Story = {
  parameters: customer('vera'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', EDIT_RESERVATION));
    await userEvent.click(canvas.getByRole('checkbox'));
    await saysAlert('Vi fikk ikke lagret valget om dokumenter i posten')(canvas);
  },
};

/** The customer has not answered: no option is preselected. */
export const ConsentUnanswered: Story = {
  parameters: {
    msw: [
      http.get('*/skadekunde/hent', () =>
        HttpResponse.json({ navn: 'Oda Tilbudsen', niceKundenummer: '70012345' }),
      ),
      ...demoHandlers({ customer: 'oda' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Ja' })).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Nei' })).not.toBeChecked();
  },
};

export const ConsentSaving: Story = {
  parameters: customer('oda', 'updateConsent=hang'),
  play: async ({ canvas, userEvent }) => {
    const ja = await canvas.findByRole('radio', { name: 'Ja' });
    await userEvent.click(ja);
    await expect(ja).toHaveFocus();
    await expect(ja).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByText('Nei', { selector: '.ui-choice-label' }));
    await expect(ja).toHaveFocus();
  },
};

export const ConsentSaved: Story = {
  parameters: customer('oda'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Ja' }));
    const page = canvasElement.ownerDocument;
    await waitFor(() =>
      expect(page.querySelector('.ui-toast-body')).toHaveTextContent(
        'Samtykket til markedsføring er endret',
      ),
    );
  },
};

export const ConsentFailed: Story = {
  parameters: customer('vera'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Nei' }));
    await saysAlert('Vi fikk ikke endret samtykket')(canvas);
    await expect(canvas.getByRole('radio', { name: 'Ja' })).toBeChecked();
  },
};
