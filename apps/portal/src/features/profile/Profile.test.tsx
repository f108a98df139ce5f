import { demoHandlers } from '@forsikring/demo-api/interceptor';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import {
  findReservationButton,
  profile,
  renderProfile,
  renderProfileWith,
  rows,
  server,
} from '../../testing/renderProfile';
import { startServer } from '../../testing/startServer';

startServer(server);

describe('the rows', () => {
  test('show the customer in the specified order', async () => {
    renderProfile({ customer: 'kari' }, { distributor: { shortname: 'sb1' } });
    await findReservationButton();
    expect(rows()).toEqual([
      ['Navn', 'Kari Solberg'],
      ['Fødselsnummer', expect.stringMatching(/^\d{6} \d{5}$/)],
      ['Adresse', 'Furuveien 121350 Lommedalen'],
      ['Mobilnummer', '40 00 00 00'],
      ['E-post', 'kari@eksempel.no'],
      ['Dokumenter i posten', 'Ja, noen kan komme på papir.'],
      ['LO-medlem', 'Nei'],
    ]);
  });

  test.each(['eika', 'fremtind', 'none', undefined])(
    'do not show the membership with the distributor %s',
    async (shortname) => {
      renderProfile({ customer: 'leif' }, { distributor: { shortname } });
      await findReservationButton();
      expect(screen.queryByText('LO-medlem')).not.toBeInTheDocument();
    },
  );

  test('show that a customer is a union member', async () => {
    renderProfile({ customer: 'leif' }, { distributor: { shortname: 'sb1' } });
    await findReservationButton();
    expect(rows().at(-1)).toEqual(['LO-medlem', 'Ja']);
  });

  test('show blank fields as missing', async () => {
    renderProfileWith({
      navn: ' ',
      ssn: ' ',
      niceKundenummer: '1',
      kontaktInformasjon: { epostAdresse: ' ', mobilNummer: '\u00a0' },
    });
    await findReservationButton();
    const missing = rows().filter(([, value]) => value === 'Ikke registrert');
    expect(missing.map(([name]) => name)).toEqual([
      'Navn',
      'Fødselsnummer',
      'Mobilnummer',
      'E-post',
    ]);
  });

  test('show the leading zero of a national id that was sent as a number', async () => {
    renderProfileWith({ ssn: 1_019_012_345, niceKundenummer: '1' });
    await findReservationButton();
    expect(rows()).toContainEqual(['Fødselsnummer', '010190 12345']);
  });
});

describe('a failed read', () => {
  test('shows an error with a retry, which moves the focus to the heading', async () => {
    renderProfile({ customer: 'kari', faults: 'getCustomer=status:404' });
    await userEvent.click(await screen.findByRole('button', { name: 'Prøv igjen' }));
    expect(screen.getByRole('heading', { name: 'Opplysninger om deg' })).toHaveFocus();
    server.resetHandlers(...demoHandlers({ customer: 'kari' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Prøv igjen' }));
    expect(await screen.findByText('Kari Solberg')).toBeVisible();
  });

  test.each([
    ['getAddresses', 'kari', 'Vi fikk ikke hentet adressen din.'],
    ['getReservation', 'kari', 'Vi fikk ikke hentet valget ditt.'],
    ['getLegacyCustomer', 'nils', 'Vi fikk ikke hentet e-postadressen og mobilnummeret ditt.'],
  ])('%s affects only its own part, which offers a retry', async (call, customer, text) => {
    renderProfile({ customer, faults: `${call}=status:400` });
    const alert = await profile().findByRole('alert');
    expect(alert).toHaveTextContent(text);
    expect(screen.getByText('Navn')).toBeVisible();
    server.resetHandlers(...demoHandlers({ customer }));
    await userEvent.click(within(alert).getByRole('button', { name: 'Prøv igjen' }));
    await waitFor(() => expect(profile().queryByRole('alert')).not.toBeInTheDocument());
    expect(document.body).not.toHaveFocus();
  });
});
