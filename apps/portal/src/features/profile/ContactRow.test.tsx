import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import {
  button,
  field,
  findReservationButton,
  profile,
  refused,
  renderContact,
  renderProfile,
  rows,
  saved,
  server,
  shownToasts,
  type,
} from '../../testing/renderProfile';
import { startServer } from '../../testing/startServer';

startServer(server);

describe('the contact details', () => {
  test('wrap a long e-mail address only after @ and dots, and not before a short ending', async () => {
    renderProfile({ customer: 'linnea' });
    const email = await screen.findByText(/linnea.nordahl/);
    const parts = email.innerHTML.split('<wbr>');
    expect(parts.join('')).toBe('linnea.nordahl-ostgaard.med.en.lang.adresse@avdeling.eksempel.no');
    expect(parts.slice(-3)).toEqual(['adresse@', 'avdeling.', 'eksempel.no']);
  });

  test('are read-only for a customer in no register', async () => {
    renderProfile({ customer: 'ny' });
    const kontaktInformasjon = { epostAdresse: 'nora@eksempel.no', mobilNummer: '40000000' };
    server.use(http.get('*/skadekunde/hent', () => HttpResponse.json({ kontaktInformasjon })));
    await findReservationButton();
    expect(rows()).toEqual(
      expect.arrayContaining([
        ['Mobilnummer', '40 00 00 00'],
        ['E-post', 'nora@eksempel.no'],
      ]),
    );
    expect(screen.queryByRole('button', { name: 'Endre e-post' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Endre mobilnummer' })).not.toBeInTheDocument();
  });
});

describe('a saved contact detail', () => {
  test('marks a saved value until its row is opened again', async () => {
    const { nextRequest } = await renderContact();
    const mark = () => document.querySelector('.profile-saved');
    await type('e-post', 'ny@eksempel.no{Enter}');
    expect(mark()).toBeNull();
    await (await nextRequest()).respond(saved());
    await waitFor(() => expect(mark()?.parentElement).toHaveTextContent('ny@eksempel.no'));
    expect(mark()).toHaveAttribute('aria-hidden', 'true');
    await userEvent.click(button('Endre e-post'));
    await userEvent.click(button('Avbryt endring av e-post'));
    expect(mark()).toBeNull();
  });

  test('closes its row once it is saved, and returns the focus to the button', async () => {
    const { requests, nextRequest } = await renderContact();
    await type('mobilnummer', '+47 412 34 567{Enter}');
    const { body, respond } = await nextRequest();
    expect(body).toEqual({ mobilNummer: '41234567' });
    await userEvent.keyboard('{Enter}');
    await respond(saved());
    expect(await screen.findByText('41 23 45 67')).toBeVisible();
    expect(button('Endre mobilnummer')).toHaveFocus();
    // One signal for everyone: the mark, or its text for screen readers.
    expect(profile().getByText('Mobilnummeret er lagret')).toHaveAttribute('role', 'status');
    expect(shownToasts()).toEqual([]);
    expect(requests).toHaveLength(1);
  });
});

test.each([
  [
    'e-post',
    'ny@eksempel.no',
    'UGYLDIG_MAILADRESSE',
    'E-postadressen er ikke gyldig Sjekk at den er skrevet riktig, eller bruk en annen adresse.',
  ],
  [
    'mobilnummer',
    '41234567',
    'UGYLDIG_MOBILNR',
    'Mobilnummeret er ikke gyldig Sjekk at det er skrevet riktig, eller bruk et annet nummer.',
  ],
])(
  'a refused %s shows its error with a next step in the field, which keeps the text and takes the focus',
  async (what, typed, kode, error) => {
    const { nextRequest } = await renderContact();
    await type(what, typed);
    await userEvent.click(button('Lagre'));
    await (await nextRequest()).respond(refused(kode));
    expect(field()).toHaveAccessibleDescription(error);
    expect(field()).toHaveValue(typed);
    expect(field()).toHaveFocus();
  },
);

describe('a save that ends after Avbryt', () => {
  test.each([
    [() => refused(), 'E-postadressen din er som før.'],
    [() => refused('UGYLDIG_MAILADRESSE'), 'E-postadressen er ikke gyldig'],
  ])(
    'shows a toast and the earlier value when it fails, and does not affect another save',
    async (createResponse, text) => {
      const { nextRequest } = await renderContact();
      await type('e-post', 'ny@eksempel.no{Enter}');
      const email = await nextRequest();
      await userEvent.click(button('Avbryt endring av e-post'));
      expect(screen.getByText('ny@eksempel.no')).toBeVisible();
      await type('mobilnummer', '41234567{Enter}');
      await (await nextRequest(2)).respond(saved());
      await email.respond(createResponse());
      expect(await screen.findByText('kari@eksempel.no')).toBeVisible();
      expect(await screen.findByText('41 23 45 67')).toBeVisible();
      expect(shownToasts()[0]).toContain(`Noe gikk galt ved oppdatering av e-post${text}`);
      expect(profile().queryByRole('alert')).not.toBeInTheDocument();
      expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    },
  );

  test.each([
    ['is saved', saved, 'E-postadressen er lagret'],
    ['is refused', () => refused('UGYLDIG_MAILADRESSE'), 'Noe gikk galt ved oppdatering av e-post'],
  ])(
    'shows a toast when it %s, and does not change the row that was opened again',
    async (_, createResponse, text) => {
      const { requests, nextRequest } = await renderContact();
      await type('e-post', 'en@eksempel.no{Enter}');
      const late = await nextRequest();
      await userEvent.click(button('Avbryt endring av e-post'));
      await type('e-post', 'to@eksempel.no{Enter}');
      expect(requests).toHaveLength(1);
      await late.respond(createResponse());
      expect(field()).toHaveValue('to@eksempel.no');
      expect(field()).toHaveFocus();
      expect(field()).not.toBeInvalid();
      expect(shownToasts().join()).toContain(text);
      expect(profile().queryByRole('alert')).not.toBeInTheDocument();
      await userEvent.keyboard('{Enter}');
      expect((await nextRequest(2)).body).toEqual({ epostAdresse: 'to@eksempel.no' });
    },
  );

  test('disables another save until it ends, and shows the stored value once it failed', async () => {
    const { nextRequest } = await renderContact();
    await type('e-post', 'ny@eksempel.no{Enter}');
    const late = await nextRequest();
    await userEvent.click(button('Avbryt endring av e-post'));
    await userEvent.click(button('Endre e-post'));
    expect(field()).toHaveValue('ny@eksempel.no');
    expect(field()).toHaveAccessibleDescription('Vi lagrer fortsatt det du skrev sist.');
    expect(screen.getByRole('button', { name: /^Lagre/ })).toHaveAttribute('aria-disabled', 'true');
    await late.respond(refused());
    await waitFor(() => expect(field()).toHaveValue('kari@eksempel.no'));
    expect(field()).not.toHaveAccessibleDescription();
    expect(button('Lagre')).not.toHaveAttribute('aria-disabled', 'true');
  });
});
