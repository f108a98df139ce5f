import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import {
  button,
  findReservationButton,
  profile,
  renderProfile,
  rows,
  server,
  shownToasts,
} from '../../testing/renderProfile';
import { startServer } from '../../testing/startServer';

startServer(server);

describe('the addresses', () => {
  test('show only the postal code when the names of postal codes cannot be read', async () => {
    renderProfile({ customer: 'kari', faults: 'getPostalCodes=status:404' });
    expect(await screen.findByText('1350')).toBeVisible();
  });

  test.each([
    ['an empty list', []],
    ['an address of blank fields', [{ isFolkreregistrert: true, gatenavn: ' ', postnummer: '' }]],
  ])(
    'are missing when the response is %s, and the registered one can be fetched',
    async (_, kundeadresser) => {
      renderProfile({ customer: 'kari' });
      server.use(
        http.get('*/adresse/kundeadresser', () => HttpResponse.json({ kundeadresser }), {
          once: true,
        }),
      );
      await findReservationButton();
      expect(rows()).toContainEqual(['Adresse', 'Ikke registrertHent folkeregistrert adresse']);
      await userEvent.click(button('Hent folkeregistrert adresse'));
      expect(await screen.findByText('Registerveien 1')).toBeVisible();
      expect(screen.queryByText('Hent folkeregistrert adresse')).not.toBeInTheDocument();
    },
  );
});

describe('the registered address', () => {
  test('is not offered to a customer who has no other address', async () => {
    renderProfile({ customer: 'kari' });
    await findReservationButton();
    expect(screen.queryByText('Hent folkeregistrert adresse')).not.toBeInTheDocument();
  });

  test('replaces the other address, shows a toast and takes the focus', async () => {
    renderProfile({ customer: 'linnea' });
    await userEvent.dblClick(
      await screen.findByRole('button', { name: 'Hent folkeregistrert adresse' }),
    );
    const line = await screen.findByText('Registerveien 1');
    expect(screen.queryByText('Hent folkeregistrert adresse')).not.toBeInTheDocument();
    expect(shownToasts().join()).toContain('Folkeregistrert adresse er hentet');
    expect(document.activeElement).toContainElement(line);
    expect(document.body).not.toHaveFocus();
  });

  const OTHER = { gatenavn: 'Byveien', isFolkreregistrert: false };

  test.each([
    ['cannot be read', () => new HttpResponse(null, { status: 404 })],
    ['are an empty list', () => HttpResponse.json({ kundeadresser: [] })],
    ['are not registered ones', () => HttpResponse.json({ kundeadresser: [OTHER] })],
  ])('is reported as not fetched when the addresses %s', async (_, createResponse) => {
    renderProfile({ customer: 'linnea' });
    await screen.findByText('Gnr 104, Bnr 27');
    server.use(http.get('*/adresse/kundeadresser', createResponse));
    await userEvent.click(button('Hent folkeregistrert adresse'));
    expect(await profile().findByRole('alert')).toHaveTextContent(
      'Vi kunne ikke oppdatere adressen din til folkeregistrert adresse.',
    );
    expect(shownToasts()).toEqual([]);
    expect(button('Hent folkeregistrert adresse')).toHaveFocus();
  });
});
