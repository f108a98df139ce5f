import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import {
  button,
  CONTACT,
  deferWrites,
  findReservationButton,
  renderProfile,
  renderProfileWith,
  server,
} from '../../testing/renderProfile';
import { startServer } from '../../testing/startServer';

startServer(server);

describe('the field of a contact detail', () => {
  test.each([
    ['4740000000', '40000000'],
    ['47 400 00 000', '400 00 000'],
    ['+4740000000', '+4740000000'],
    ['47123456', '47123456'],
  ])('shows a stored %s as %s, which can be saved without changes', async (mobilNummer, typed) => {
    renderProfileWith({ niceKundenummer: '1', kontaktInformasjon: { mobilNummer } });
    const { nextRequest } = deferWrites('put', CONTACT);
    await findReservationButton();
    await userEvent.click(button('Endre mobilnummer'));
    expect(screen.getByRole('textbox')).toHaveValue(typed);
    await userEvent.keyboard('{Enter}');
    expect((await nextRequest()).body).toEqual({
      mobilNummer: typed.replace(/\+47|\s/g, ''),
    });
  });

  test.each([
    ['e-post', '', 'Du må fylle inn e-post'],
    ['e-post', 'kari@eksempel', 'E-postadressen er ikke gyldig Skriv den slik: navn@eksempel.no'],
    ['mobilnummer', '   ', 'Du må fylle inn et telefonnummer'],
    ['mobilnummer', '1234567', 'Mobilnummeret er ikke gyldig Skriv det med åtte sifre: 412 34 567'],
  ])('shows an error for %s %j, which is not sent', async (what, typed, text) => {
    renderProfile({ customer: 'kari' });
    const { requests } = deferWrites('put', CONTACT);
    await findReservationButton();
    await userEvent.click(button(`Endre ${what}`));
    const field = screen.getByRole('textbox');
    await userEvent.clear(field);
    if (typed) await userEvent.type(field, typed);
    await userEvent.click(button('Lagre'));
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(text));
    expect(requests).toHaveLength(0);
    await userEvent.clear(field);
    await userEvent.type(field, what === 'e-post' ? 'ny@eksempel.no' : '41234567');
    expect(field).not.toBeInvalid();
  });

  test('updates its error while the customer types', async () => {
    renderProfile({ customer: 'kari' });
    await findReservationButton();
    await userEvent.click(button('Endre e-post'));
    const field = screen.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.click(button('Lagre'));
    expect(field).toHaveAccessibleDescription(/^Du må fylle inn e-post/);
    await userEvent.type(field, 'k');
    expect(field).toHaveAccessibleDescription(/^E-postadressen er ikke gyldig/);
    await userEvent.clear(field);
    expect(field).toHaveAccessibleDescription(/^Du må fylle inn e-post/);
  });
});
