import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import {
  button,
  deferWrites,
  findReservationButton,
  profile,
  refused,
  renderProfile,
  saved,
  server,
  shownToasts,
} from '../../testing/renderProfile';
import { startServer } from '../../testing/startServer';

startServer(server);

const confirm = () => screen.getByRole('checkbox');

describe('the reservation', () => {
  test('can be changed by a customer in neither register, while the older one is down', async () => {
    renderProfile({ customer: 'ny', faults: 'getLegacyCustomer=status:400' });
    const { nextRequest } = deferWrites('post', '/samtykke/reservasjon');
    await userEvent.click(await findReservationButton());
    await userEvent.click(confirm());
    const { body, respond } = await nextRequest();
    expect(body).toEqual({ harReservasjon: true });
    await respond(saved());
    await waitFor(() => expect(button('Endre valget om dokumenter i posten')).toHaveFocus());
  });

  test('shows the saved value, and can be changed back', async () => {
    renderProfile({ customer: 'linnea' });
    await userEvent.click(await findReservationButton());
    await userEvent.click(confirm());
    expect(await screen.findByText(/^Ja, noen/)).toBeVisible();
    await userEvent.click(await findReservationButton());
    await userEvent.click(confirm());
    expect(await screen.findByText(/^Nei, du får/)).toBeVisible();
  });
});

describe('a change of the reservation that ends after Avbryt', () => {
  test.each([
    ['saved', saved, /kan få/, 'Valget om dokumenter i posten er lagret'],
    [
      'refused',
      () => refused(),
      /ikke vil ha/,
      'Vi fikk ikke lagret valget om dokumenter i posten',
    ],
  ])(
    'shows a toast when it is %s, and updates only the question of the row that was opened again',
    async (_, createResponse, question, text) => {
      renderProfile({ customer: 'kari' });
      const { requests, nextRequest } = deferWrites('post', '/samtykke/reservasjon');
      let reserved = false;
      server.use(
        http.get('*/reservasjon/hent', () => HttpResponse.json({ harReservasjon: reserved })),
      );
      await userEvent.click(await findReservationButton());
      await userEvent.click(confirm());
      const late = await nextRequest();
      await userEvent.click(button('Avbryt endring av valget om dokumenter i posten'));
      await userEvent.click(await findReservationButton());
      expect(confirm()).toHaveAccessibleName(/ikke vil ha/);
      expect(confirm()).toBeChecked();
      expect(confirm()).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(confirm());
      reserved = createResponse().status < 400;
      await late.respond(createResponse());
      await waitFor(() => expect(confirm()).not.toBeChecked());
      expect(confirm()).toHaveAccessibleName(question);
      expect(shownToasts().join()).toContain(text);
      expect(profile().queryByRole('alert')).not.toBeInTheDocument();
      expect(requests).toHaveLength(1);
    },
  );
});
