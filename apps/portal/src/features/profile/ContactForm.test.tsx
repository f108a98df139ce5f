import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import {
  button,
  deferWrites,
  field,
  findReservationButton,
  renderContact,
  renderProfileWith,
  server,
} from '../../testing/renderProfile';
import { startServer } from '../../testing/startServer';

startServer(server);

describe('the field of a contact detail', () => {
  test('shows a stored number so that it can be saved without changes', async () => {
    renderProfileWith({
      niceKundenummer: '1',
      kontaktInformasjon: { mobilNummer: '47 400 00 000' },
    });
    const { nextRequest } = deferWrites('put', '/skadekunde/kontaktinformasjon');
    await findReservationButton();
    await userEvent.click(button('Endre mobilnummer'));
    expect(field()).toHaveValue('47 400 00 000');
    await userEvent.keyboard('{Enter}');
    expect((await nextRequest()).body).toEqual({ mobilNummer: '40000000' });
  });

  test('saves its present text, even if a password manager filled in the field without an event', async () => {
    const { requests, nextRequest } = await renderContact();
    await userEvent.click(button('Endre e-post'));
    const fill = (value: string) => Object.assign(field(), { value });
    fill('kari@eksempel');
    await userEvent.click(button('Lagre'));
    expect(field()).toHaveAccessibleDescription(/^E-postadressen er ikke gyldig/);
    expect(field()).toHaveValue('kari@eksempel');
    expect(requests).toHaveLength(0);
    fill('fylt@eksempel.no');
    await userEvent.click(button('Lagre'));
    expect((await nextRequest()).body).toEqual({ epostAdresse: 'fylt@eksempel.no' });
    expect(field()).toHaveValue('fylt@eksempel.no');
  });

  test.each([
    {
      what: 'e-post',
      empty: /^Du må fylle inn e-post/,
      wrong: 'kari@eksempel',
      invalid: 'E-postadressen er ikke gyldig Skriv den slik: navn@eksempel.no',
      right: 'ny@eksempel.no',
    },
    {
      what: 'mobilnummer',
      empty: /^Du må fylle inn et telefonnummer/,
      wrong: '1234567',
      invalid: 'Mobilnummeret er ikke gyldig Skriv det med åtte sifre: 412 34 567',
      right: '41234567',
    },
  ])(
    'shows the error of an empty or invalid $what, which is not sent, and updates it while the customer types',
    async ({ what, empty, wrong, invalid, right }) => {
      const { requests } = await renderContact();
      await userEvent.click(button(`Endre ${what}`));
      await userEvent.clear(field());
      await userEvent.click(button('Lagre'));
      expect(field()).toHaveFocus();
      expect(field()).toBeInvalid();
      expect(field()).toHaveAccessibleDescription(empty);
      await userEvent.paste(wrong);
      expect(field()).toHaveAccessibleDescription(invalid);
      await userEvent.clear(field());
      expect(field()).toHaveAccessibleDescription(empty);
      await userEvent.paste(wrong);
      await userEvent.click(button('Lagre'));
      expect(field()).toHaveFocus();
      expect(field()).toHaveAccessibleDescription(invalid);
      await userEvent.clear(field());
      await userEvent.paste(right);
      expect(field()).not.toBeInvalid();
      expect(requests).toHaveLength(0);
    },
  );
});
