import { useSession } from '@forsikring/api-client/react';
import { demoHandlers, type InterceptorOptions } from '@forsikring/demo-api/interceptor';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { type ReactNode, useState } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AppConfig } from '../../platform/config/AppConfig';
import { renderInPortal } from '../../testing/renderInPortal';
import { WithToasts } from '../../testing/WithToasts';
import { Profile } from './Profile';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
});
afterAll(() => server.close());

const WITH_CONSENTS = { shortname: 'fremtind', oversiktConfig: { showSamtykkerMinProfil: true } };

interface RenderOptions {
  distributor?: AppConfig['distributor'];
  /** Wraps the profile. */
  wrap?: (profile: ReactNode) => ReactNode;
}

function renderProfile(
  insurer: InterceptorOptions,
  { distributor = WITH_CONSENTS, wrap = withToasts }: RenderOptions = {},
) {
  server.use(...demoHandlers(insurer));
  renderInPortal(wrap(<Profile />), { config: { distributor }, leave: vi.fn() });
}
const withToasts = (profile: ReactNode) => <WithToasts>{profile}</WithToasts>;

/** The page without its toasts, whose live regions are always mounted. */
const profile = () => within(document.querySelector('.profile-sections') as HTMLElement);

/** The texts of the shown toasts. */
const shownToasts = () =>
  [...document.querySelectorAll('.ui-toast')].map((toast) => toast.textContent ?? '');

/** The label and the value of each row. */
function rows() {
  return screen.getAllByRole('term').map((term) => {
    const value = within(term.parentElement as HTMLElement).getAllByRole('definition')[0];
    return [term.textContent, value?.textContent?.replaceAll('\u00a0', ' ')];
  });
}
const button = (name: string) => screen.getByRole('button', { name });
const findReservationButton = () => screen.findByRole('button', { name: /dokumenter i posten/ });

/** Records the requests of a call, and leaves each pending until the test responds. */
function deferResponses(method: 'put' | 'post', path: string) {
  const requests: { body: unknown; respond: (response: Response) => Promise<void> }[] = [];
  server.use(
    http[method](`*${path}`, async ({ request }) => {
      const body = await request.json();
      return new Promise<Response>((resolve) => {
        const respond = async (response: Response) => {
          await act(async () => resolve(response));
        };
        requests.push({ body, respond });
      });
    }),
  );
  const nextRequest = async (count = 1) => {
    await waitFor(() => expect(requests).toHaveLength(count));
    return requests[count - 1] as (typeof requests)[number];
  };
  return { requests, nextRequest };
}
/** Renders the profile with `customerBody` as the response of the customer call. */
function renderProfileWith(customerBody: object, customer = 'kari') {
  renderProfile({ customer });
  server.use(http.get('*/skadekunde/hent', () => HttpResponse.json(customerBody)));
}

/** Opens a row, and replaces the text of its field. */
async function type(what: string, typed: string) {
  await userEvent.click(button(`Endre ${what}`));
  await userEvent.clear(document.activeElement as HTMLElement);
  await userEvent.keyboard(typed);
}
const CONTACT = '/skadekunde/kontaktinformasjon';
const saved = () => new HttpResponse(null, { status: 204 });
const refused = (kode?: string) => HttpResponse.json(kode ? { kode } : {}, { status: 400 });

describe('the table', () => {
  test('shows the rows of the customer in the specified order', async () => {
    renderProfile({ customer: 'kari' }, { distributor: { shortname: 'sb1' } });
    await findReservationButton();
    expect(rows()).toEqual([
      ['Navn', 'Kari Solberg'],
      ['Fødselsnummer', expect.stringMatching(/^\d{6} \d{5}$/)],
      ['Adresse', 'Furuveien 121350 LOMMEDALEN'],
      ['Mobilnummer', '40 00 00 00'],
      ['E-post', 'kari@eksempel.no'],
      ['Dokumenter i posten', 'Ja, noen kan komme på papir.'],
      ['LO-medlem', 'Nei'],
    ]);
  });

  test.each(['eika', 'fremtind', 'none', undefined])(
    'has no row for the membership with the distributor %s',
    async (shortname) => {
      renderProfile({ customer: 'leif' }, { distributor: { shortname } });
      await findReservationButton();
      expect(screen.queryByText('LO-medlem')).not.toBeInTheDocument();
    },
  );

  test('shows that a customer is a union member', async () => {
    renderProfile({ customer: 'leif' }, { distributor: { shortname: 'sb1' } });
    await findReservationButton();
    expect(rows().at(-1)).toEqual(['LO-medlem', 'Ja']);
  });

  test('shows several addresses, and marks the registered one', async () => {
    renderProfile({ customer: 'linnea' });
    expect(await screen.findByText('Ytre Kvalsundveien ved Storsteinnes 1234B')).toBeVisible();
    expect(screen.getByText('9100 KVALØYSLETTA')).toBeVisible();
    const farm = screen.getByText('Gnr 104, Bnr 27').parentElement as HTMLElement;
    expect(farm).toHaveTextContent('9050 STORSTEINNES');
    expect(within(farm).getByText('Folkeregistrert')).toBeVisible();
  });

  test('shows only the postal code when the names of postal codes cannot be read', async () => {
    renderProfile({ customer: 'kari', faults: 'getPostalCodes=status:404' });
    expect(await screen.findByText('1350')).toBeVisible();
  });

  test('shows and requests no address without a customer number', async () => {
    const requests = vi.fn();
    server.events.on('request:start', ({ request }) => requests(new URL(request.url).pathname));
    renderProfile({ customer: 'nils' });
    await findReservationButton();
    server.events.removeAllListeners();
    expect(screen.queryByText('Adresse')).not.toBeInTheDocument();
    expect(requests).not.toHaveBeenCalledWith(expect.stringContaining('kundeadresser'));
  });

  test('does not let a customer in no register change contact details', async () => {
    renderProfile({ customer: 'ny' });
    await findReservationButton();
    expect(rows()).toEqual(
      expect.arrayContaining([
        ['Mobilnummer', 'Ikke registrert'],
        ['E-post', 'Ikke registrert'],
      ]),
    );
    expect(profile().queryByRole('alert')).not.toBeInTheDocument();
    const changes = screen.getAllByRole('button', { name: /Endre/ });
    expect(
      changes.map((change) => change.getAttribute('aria-label') ?? change.textContent),
    ).toEqual([expect.stringContaining('dokumenter i posten')]);
    // The consent does not depend on the registers.
    expect(await screen.findByRole('radio', { name: 'Ja' })).toBeEnabled();
  });

  test('shows contact details read-only to a customer in no register', async () => {
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

  test('treats an empty customer number as missing', async () => {
    const requests = vi.fn();
    server.events.on('request:start', ({ request }) => requests(new URL(request.url).pathname));
    renderProfileWith({ niceKundenummer: '' }, 'nils');
    expect(await screen.findByText('nils@eksempel.no')).toBeVisible();
    server.events.removeAllListeners();
    expect(screen.queryByText('Adresse')).not.toBeInTheDocument();
    expect(requests).not.toHaveBeenCalledWith(expect.stringContaining('kundeadresser'));
  });

  test('treats blank fields as missing', async () => {
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

  test('restores the leading zero of a national id that was sent as a number', async () => {
    renderProfileWith({ ssn: 1_019_012_345, niceKundenummer: '1' });
    await findReservationButton();
    expect(rows()).toContainEqual(['Fødselsnummer', '010190 12345']);
  });

  test.each([
    ['4740000000', '40000000'],
    ['47 400 00 000', '400 00 000'],
    ['+4740000000', '+4740000000'],
    ['47123456', '47123456'],
  ])(
    'shows a stored %s in the field as %s, which can be saved without changes',
    async (mobilNummer, typed) => {
      renderProfileWith({ niceKundenummer: '1', kontaktInformasjon: { mobilNummer } });
      const { nextRequest } = deferResponses('put', CONTACT);
      await findReservationButton();
      await userEvent.click(button('Endre mobilnummer'));
      expect(screen.getByRole('textbox')).toHaveValue(typed);
      await userEvent.keyboard('{Enter}');
      expect((await nextRequest()).body).toEqual({
        mobilNummer: typed.replace(/\+47|\s/g, ''),
      });
    },
  );

  test('lets a long e-mail address wrap only after @ and dots', async () => {
    renderProfile({ customer: 'linnea' });
    const email = await screen.findByText(/linnea.nordahl/);
    const parts = email.innerHTML.split('<wbr>');
    expect(parts.join('')).toBe('linnea.nordahl-ostgaard.med.en.lang.adresse@avdeling.eksempel.no');
    expect(parts.slice(-3)).toEqual(['adresse@', 'avdeling.', 'eksempel.', 'no'].slice(-3));
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
    ['getReservation', 'kari', 'Vi fikk ikke hentet valget ditt om dokumenter i posten.'],
    ['getLegacyCustomer', 'nils', 'Vi fikk ikke hentet e-postadressen og mobilnummeret ditt.'],
    ['getConsentTexts', 'nils', 'Vi fikk ikke hentet teksten til samtykket.'],
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

  test('keeps an open row and its text while another part is retried', async () => {
    renderProfile({ customer: 'kari', faults: 'getAddresses=status:404' });
    const retry = await screen.findByRole('button', { name: 'Prøv igjen' });
    await userEvent.click(button('Endre e-post'));
    await userEvent.type(screen.getByRole('textbox'), 'x');
    server.resetHandlers(...demoHandlers({ customer: 'kari' }));
    await userEvent.click(retry);
    expect(await screen.findByText('Furuveien 12')).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('kari@eksempel.nox');
  });

  test('does not delay the other parts when one call is slow', async () => {
    renderProfile({ customer: 'kari', faults: 'getAddresses=hang' });
    expect(await screen.findByText('Kari Solberg', {}, { timeout: 4000 })).toBeVisible();
    expect(button('Endre e-post')).toBeVisible();
  });
});

describe('a contact detail', () => {
  test('asks for an e-mail address before a number can be saved, and keeps the number', async () => {
    renderProfile({ customer: 'mats' });
    const { requests } = deferResponses('put', '/liv/kunde/v1/contactInfo');
    await findReservationButton();
    await type('mobilnummer', '41234567{Enter}');
    expect(await screen.findByText(/Vi mangler e-postadressen din/)).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('41234567');
    expect(requests).toHaveLength(0);
  });

  test.each([
    ['e-post', '', 'Du må fylle inn e-post'],
    ['e-post', 'kari@eksempel', 'E-postadressen er ikke gyldig'],
    ['mobilnummer', '   ', 'Du må fylle inn et telefonnummer'],
    ['mobilnummer', '1234567', 'Mobilnummeret er ikke gyldig'],
  ])('%s %j is not sent, and the field shows the error', async (what, typed, text) => {
    renderProfile({ customer: 'kari' });
    const { requests } = deferResponses('put', CONTACT);
    await findReservationButton();
    await userEvent.click(button(`Endre ${what}`));
    const field = screen.getByRole('textbox');
    await userEvent.clear(field);
    if (typed) await userEvent.type(field, typed);
    await userEvent.click(button('Lagre'));
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(text);
    expect(requests).toHaveLength(0);
    await userEvent.clear(field);
    await userEvent.type(field, what === 'e-post' ? 'ny@eksempel.no' : '41234567');
    expect(field).not.toBeInvalid();
  });

  test('closes its row once it is saved, and returns the focus to the button', async () => {
    renderProfile({ customer: 'kari' });
    const { requests, nextRequest } = deferResponses('put', CONTACT);
    await findReservationButton();
    await userEvent.click(button('Endre mobilnummer'));
    await userEvent.clear(screen.getByRole('textbox'));
    await userEvent.keyboard('+47 412 34 567{Enter}');
    const { body, respond } = await nextRequest();
    expect(body).toEqual({ mobilNummer: '41234567' });
    await userEvent.keyboard('{Enter}');
    await respond(saved());
    expect(await screen.findByText('41 23 45 67')).toBeVisible();
    expect(button('Endre mobilnummer')).toHaveFocus();
    expect(shownToasts().join()).toContain('Mobilnummeret er lagret');
    expect(requests).toHaveLength(1);
  });

  test.each([
    ['e-post', 'ny@eksempel.no', { epost: 'ny@eksempel.no' }],
    ['mobilnummer', '412 34 567', { epost: 'nils@eksempel.no', telefon: '41234567' }],
  ])(
    'of a customer without a customer number, %s, is saved in the older register',
    async (what, typed, sent) => {
      renderProfile({ customer: 'nils' });
      const { nextRequest } = deferResponses('put', '/contactInfo');
      await findReservationButton();
      await type(what, `${typed}{Enter}`);
      const { body, respond } = await nextRequest();
      expect(body).toEqual(sent);
      await respond(saved());
      await waitFor(() => expect(button(`Endre ${what}`)).toHaveFocus());
    },
  );

  test.each([
    ['e-post', 'ny@eksempel.no', 'UGYLDIG_MAILADRESSE', 'E-postadressen er ikke gyldig'],
    ['mobilnummer', '41234567', 'UGYLDIG_MOBILNR', 'Mobilnummeret er ikke gyldig'],
  ])(
    '%s that the server refuses is marked as invalid, and kept in the field',
    async (what, typed, kode, text) => {
      renderProfile({ customer: 'kari' });
      const { nextRequest } = deferResponses('put', CONTACT);
      await findReservationButton();
      await type(what, typed);
      await userEvent.click(button('Lagre'));
      await (await nextRequest()).respond(refused(kode));
      const field = await screen.findByRole('textbox');
      await waitFor(() => expect(field).toHaveAccessibleDescription(text));
      expect(field).toHaveFocus();
      expect(field).toHaveValue(typed);
      expect(profile().queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  test.each([
    ['e-post', 'ny@eksempel.no', 'Noe gikk galt ved oppdatering av e-post'],
    ['mobilnummer', '41234567', 'Noe gikk galt ved oppdatering av telefonnummer'],
  ])(
    '%s that fails without a code shows an error, keeps the text and can be retried',
    async (what, typed, text) => {
      renderProfile({ customer: 'kari' });
      const { nextRequest } = deferResponses('put', CONTACT);
      await findReservationButton();
      await type(what, typed);
      await userEvent.click(button('Lagre'));
      await (await nextRequest()).respond(refused());
      expect(await profile().findByRole('alert')).toHaveTextContent(text);
      expect(screen.getByRole('textbox')).toHaveValue(typed);
      expect(button('Lagre')).toHaveFocus();
      await userEvent.click(button('Lagre'));
      expect(profile().queryByRole('alert')).not.toBeInTheDocument();
      await (await nextRequest(2)).respond(saved());
      await waitFor(() => expect(button(`Endre ${what}`)).toHaveFocus());
    },
  );

  test.each([
    [() => refused(), 'E-postadressen din er som før.'],
    [() => refused('UGYLDIG_MAILADRESSE'), 'E-postadressen er ikke gyldig'],
  ])(
    'that fails after Avbryt shows a toast and the earlier value, and does not affect another save',
    async (createResponse, text) => {
      renderProfile({ customer: 'kari' });
      const { nextRequest } = deferResponses('put', CONTACT);
      await findReservationButton();
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
    ['fails', () => refused(), 'Noe gikk galt ved oppdatering av e-post'],
  ])(
    'that %s after Avbryt shows a toast, and does not change the row that was opened again',
    async (_, createResponse, text) => {
      renderProfile({ customer: 'kari' });
      const { requests, nextRequest } = deferResponses('put', CONTACT);
      await findReservationButton();
      await type('e-post', 'en@eksempel.no{Enter}');
      const late = await nextRequest();
      await userEvent.click(button('Avbryt endring av e-post'));
      await type('e-post', 'to@eksempel.no{Enter}');
      expect(requests).toHaveLength(1);
      await late.respond(createResponse());
      const field = screen.getByRole('textbox');
      expect(field).toHaveValue('to@eksempel.no');
      expect(field).toHaveFocus();
      expect(field).not.toBeInvalid();
      expect(shownToasts().join()).toContain(text);
      expect(profile().queryByRole('alert')).not.toBeInTheDocument();
      await userEvent.keyboard('{Enter}');
      expect((await nextRequest(2)).body).toEqual({ epostAdresse: 'to@eksempel.no' });
    },
  );

  test('shows that an earlier value is still being saved, and the stored value once that failed', async () => {
    renderProfile({ customer: 'kari' });
    const { nextRequest } = deferResponses('put', CONTACT);
    await findReservationButton();
    await type('e-post', 'ny@eksempel.no{Enter}');
    const late = await nextRequest();
    await userEvent.click(button('Avbryt endring av e-post'));
    await userEvent.click(button('Endre e-post'));
    const field = screen.getByRole('textbox');
    expect(field).toHaveValue('ny@eksempel.no');
    expect(field).toHaveAccessibleDescription('Vi lagrer fortsatt det du skrev sist.');
    expect(screen.getByRole('button', { name: /^Lagre/ })).toHaveAttribute('aria-disabled', 'true');
    await late.respond(refused());
    await waitFor(() => expect(field).toHaveValue('kari@eksempel.no'));
    expect(field).not.toHaveAccessibleDescription();
    expect(button('Lagre')).not.toHaveAttribute('aria-disabled', 'true');
  });

  test('does not claim to be unchanged when the response was lost', async () => {
    renderProfile({ customer: 'kari', faults: 'updateContact=drop' });
    await findReservationButton();
    server.use(http.get('*/skadekunde/hent', () => new HttpResponse(null, { status: 404 })));
    await type('e-post', 'ny@eksempel.no{Enter}');
    expect(await profile().findByRole('alert')).toHaveTextContent(
      'Noe gikk galt ved oppdatering av e-postVi vet ikke om endringen ble lagret. Last siden på nytt for å se hva som gjelder.',
    );
    expect(document.body).not.toHaveTextContent('som før');
  });

  test.each(['e-post', 'mobilnummer'])(
    '%s is not saved when the response is an HTML page',
    async (what) => {
      renderProfile({ customer: 'kari', faults: 'updateContact=html' });
      await findReservationButton();
      await type(what, what === 'e-post' ? 'ny@eksempel.no{Enter}' : '41234567{Enter}');
      expect(await profile().findByRole('alert')).toHaveTextContent(
        'Noe gikk galt ved oppdatering av',
      );
      await userEvent.click(button(`Avbryt endring av ${what}`));
      expect(screen.getByText('kari@eksempel.no')).toBeVisible();
      expect(screen.getByText('40 00 00 00')).toBeVisible();
      expect(shownToasts()).toEqual([]);
    },
  );

  test('counts as saved when the response was lost and the new value can be read', async () => {
    renderProfile({ customer: 'kari', faults: 'updateContact=drop' });
    await findReservationButton();
    const kontaktInformasjon = { epostAdresse: 'ny@eksempel.no' };
    server.use(
      http.get('*/skadekunde/hent', () =>
        HttpResponse.json({ niceKundenummer: '1', kontaktInformasjon }),
      ),
    );
    await type('e-post', 'ny@eksempel.no{Enter}');
    await waitFor(() => expect(shownToasts().join()).toContain('E-postadressen er lagret'));
    expect(screen.getByText('ny@eksempel.no')).toBeVisible();
    expect(button('Endre e-post')).toHaveFocus();
  });

  test('updates its error while the customer types, and announces it again at the nextRequest attempt', async () => {
    renderProfile({ customer: 'kari' });
    await findReservationButton();
    await userEvent.click(button('Endre e-post'));
    const field = screen.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.click(button('Lagre'));
    expect(field).toHaveAccessibleDescription('Du må fylle inn e-post');
    await userEvent.type(field, 'k');
    expect(field).toHaveAccessibleDescription('E-postadressen er ikke gyldig');
    await userEvent.clear(field);
    expect(field).toHaveAccessibleDescription('Du må fylle inn e-post');
    const message = screen.getByText('Du må fylle inn e-post');
    await userEvent.click(button('Lagre'));
    expect(field).toHaveFocus();
    // A live region announces added nodes, so the same text must be a new node.
    expect(message).not.toBeInTheDocument();
    expect(screen.getByText('Du må fylle inn e-post')).toBeVisible();
  });

  test('keeps the typed text while other rows are edited, and removes it on Avbryt', async () => {
    renderProfile({ customer: 'kari' });
    await findReservationButton();
    await type('e-post', 'halvveis');
    await userEvent.click(document.body);
    await userEvent.click(button('Endre mobilnummer'));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('textbox', { name: 'Ny e-postadresse' })).toHaveValue('halvveis');
    await userEvent.click(button('Avbryt endring av e-post'));
    await userEvent.click(button('Endre e-post'));
    expect(screen.getByRole('textbox', { name: 'Ny e-postadresse' })).toHaveValue(
      'kari@eksempel.no',
    );
  });
});

describe('the registered address', () => {
  test.each(['kari', 'nils'])(
    'is not offered to %s, who has no other address',
    async (customer) => {
      renderProfile({ customer });
      await findReservationButton();
      expect(screen.queryByText('Hent folkeregistrert adresse')).not.toBeInTheDocument();
    },
  );

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

  test('shows an error that can be retried when it cannot be fetched', async () => {
    renderProfile({ customer: 'linnea', faults: 'refreshAddress=status:500' });
    const fetchIt = await screen.findByRole('button', { name: 'Hent folkeregistrert adresse' });
    await userEvent.click(fetchIt);
    const alert = await profile().findByRole('alert');
    expect(alert).toHaveTextContent('Noe gikk galt');
    expect(alert).toHaveTextContent(
      'Vi kunne ikke oppdatere adressen din til folkeregistrert adresse.',
    );
    expect(fetchIt).toHaveFocus();
    server.resetHandlers(...demoHandlers({ customer: 'linnea' }));
    await userEvent.click(fetchIt);
    expect(await screen.findByText('Registerveien 1')).toBeVisible();
  });
});

describe('a registered address that is missing after the update', () => {
  const FAILED = 'Vi kunne ikke oppdatere adressen din til folkeregistrert adresse.';
  const refresh = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Hent folkeregistrert adresse' }));

  test.each([
    ['cannot be read', () => new HttpResponse(null, { status: 404 })],
    ['are an empty list', () => HttpResponse.json({ kundeadresser: [] })],
    [
      'are not registered ones',
      () =>
        HttpResponse.json({ kundeadresser: [{ gatenavn: 'Byveien', isFolkreregistrert: false }] }),
    ],
  ])('is reported as a failure when the addresses %s', async (_, createResponse) => {
    renderProfile({ customer: 'linnea' });
    await screen.findByText('Gnr 104, Bnr 27');
    server.use(http.get('*/adresse/kundeadresser', createResponse));
    await refresh();
    expect(await profile().findByRole('alert')).toHaveTextContent(FAILED);
    expect(shownToasts()).toEqual([]);
    expect(button('Hent folkeregistrert adresse')).toHaveFocus();
  });
});

describe('a customer without a usable address', () => {
  test.each([
    ['an empty list', []],
    ['an address of blank fields', [{ isFolkreregistrert: true, gatenavn: ' ', postnummer: '' }]],
  ])('sees no address and can fetch the registered one: %s', async (_, kundeadresser) => {
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
  });
});

describe('a row on a page that the customer leaves and returns to', () => {
  /** The profile and another page, with a button that switches between them. */
  function Pages() {
    const [profileShown, setProfileShown] = useState(true);
    const { clear, refresh } = useSession();
    const startNewSession = () => {
      clear();
      refresh();
    };
    return (
      <>
        <button type="button" onClick={startNewSession}>
          Ny økt
        </button>
        <button type="button" onClick={() => setProfileShown(!profileShown)}>
          {profileShown ? 'Til oversikten' : 'Tilbake'}
        </button>
        {profileShown && <Profile />}
      </>
    );
  }
  const renderPages = (customer: string) =>
    renderProfile({ customer }, { wrap: () => withToasts(<Pages />) });
  const leaveAndComeBack = async () => {
    await userEvent.click(button('Til oversikten'));
    await userEvent.click(button('Tilbake'));
    await findReservationButton();
  };

  test('is still open with its text, and closed after Avbryt', async () => {
    renderPages('kari');
    await findReservationButton();
    await type('e-post', 'halvveis');
    await leaveAndComeBack();
    expect(screen.getByRole('textbox', { name: 'Ny e-postadresse' })).toHaveValue('halvveis');
    // Returning to a page with an open row must not move the focus.
    expect(button('Til oversikten')).toHaveFocus();
    await userEvent.click(button('Avbryt endring av e-post'));
    await leaveAndComeBack();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('is closed when nothing was typed, or when it was saved', async () => {
    renderPages('kari');
    await findReservationButton();
    await userEvent.click(button('Endre e-post'));
    await leaveAndComeBack();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await type('e-post', 'ny@eksempel.no{Enter}');
    expect(await screen.findByText('ny@eksempel.no')).toBeVisible();
    await leaveAndComeBack();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test.each([
    ['saved', saved, 'closed'],
    ['refused', () => refused(), 'open with an error'],
  ])(
    'is read-only while it is being saved, and once it is %s, %s',
    async (_, createResponse, end) => {
      renderPages('kari');
      const { nextRequest } = deferResponses('put', CONTACT);
      await findReservationButton();
      await type('e-post', 'ny@eksempel.no{Enter}');
      const save = await nextRequest();
      await leaveAndComeBack();
      expect(screen.getByRole('textbox')).toHaveValue('ny@eksempel.no');
      expect(screen.getByRole('textbox')).toHaveAttribute('readonly');
      await save.respond(createResponse());
      if (end === 'closed')
        await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument());
      else expect(await profile().findByRole('alert')).toHaveTextContent('Noe gikk galt');
    },
  );

  test('shows the error of a save that failed meanwhile', async () => {
    renderPages('kari');
    const { nextRequest } = deferResponses('put', CONTACT);
    await findReservationButton();
    await type('e-post', 'ny@eksempel.no{Enter}');
    const save = await nextRequest();
    await userEvent.click(button('Til oversikten'));
    await save.respond(refused('UGYLDIG_MAILADRESSE'));
    await userEvent.click(button('Tilbake'));
    await findReservationButton();
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(
      'E-postadressen er ikke gyldig',
    );
    expect(screen.getByRole('textbox')).toHaveValue('ny@eksempel.no');
  });

  test.each(['kari', 'oda'])(
    'is removed with its session when %s logs in next',
    async (nextCustomer) => {
      renderPages('kari');
      await findReservationButton();
      await type('e-post', 'hemmelig');
      const kept = [{ ...localStorage }, { ...sessionStorage }, location.href];
      expect(JSON.stringify(kept)).not.toContain('hemmelig');
      await userEvent.click(button('Til oversikten'));
      server.resetHandlers(...demoHandlers({ customer: nextCustomer }));
      await userEvent.click(button('Ny økt'));
      await userEvent.click(button('Tilbake'));
      expect(await screen.findByText(`${nextCustomer}@eksempel.no`)).toBeVisible();
      expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    },
  );
});

describe('the reservation', () => {
  const confirm = () => screen.getByRole('checkbox');

  test.each([
    ['of a customer in neither register', ''],
    ['while the older register is down', 'getLegacyCustomer=status:400'],
  ])('%s can be changed', async (_, faults) => {
    renderProfile({ customer: 'ny', faults });
    const { nextRequest } = deferResponses('post', '/samtykke/reservasjon');
    await userEvent.click(await findReservationButton());
    await userEvent.click(confirm());
    const { body, respond } = await nextRequest();
    expect(body).toEqual({ harReservasjon: true });
    await respond(saved());
    await waitFor(() => expect(button('Endre valget om dokumenter i posten')).toHaveFocus());
  });

  test('is changed once by a double click on the checkbox, and then read again', async () => {
    renderProfile({ customer: 'kari' });
    const { requests, nextRequest } = deferResponses('post', '/samtykke/reservasjon');
    const reads = vi.fn();
    server.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('/reservasjon/hent')) reads();
    });
    await userEvent.click(await findReservationButton());
    expect(requests).toHaveLength(0);
    await userEvent.dblClick(confirm());
    const { body, respond } = await nextRequest();
    expect(body).toEqual({ harReservasjon: true });
    expect(confirm()).toBeChecked();
    expect(confirm()).toHaveAttribute('aria-disabled', 'true');
    expect(confirm()).toHaveFocus();
    const before = reads.mock.calls.length;
    await respond(saved());
    await waitFor(() => expect(button('Endre valget om dokumenter i posten')).toHaveFocus());
    await waitFor(() => expect(reads.mock.calls.length).toBe(before + 1));
    server.events.removeAllListeners();
    expect(requests).toHaveLength(1);
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

  test('shows the earlier value and an error when it was not saved, and can be retried', async () => {
    renderProfile({ customer: 'kari' });
    const { requests, nextRequest } = deferResponses('post', '/samtykke/reservasjon');
    await userEvent.click(await findReservationButton());
    await userEvent.click(confirm());
    await (await nextRequest()).respond(refused());
    expect(await profile().findByRole('alert')).toHaveTextContent('Vi fikk ikke lagret valget');
    expect(confirm()).not.toBeChecked();
    expect(confirm()).toHaveAccessibleName(/ikke vil ha/);
    await userEvent.click(confirm());
    await nextRequest(2);
    expect(requests[1]?.body).toEqual({ harReservasjon: true });
  });

  test.each([
    ['saved', saved, /kan få/, 'Valget om dokumenter i posten er lagret'],
    [
      'refused',
      () => refused(),
      /ikke vil ha/,
      'Vi fikk ikke lagret valget om dokumenter i posten',
    ],
  ])(
    'that is %s after Avbryt shows a toast, and updates only the question of the row that was opened again',
    async (_, createResponse, question, text) => {
      renderProfile({ customer: 'kari' });
      const { requests, nextRequest } = deferResponses('post', '/samtykke/reservasjon');
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

  test('does not claim to be unchanged when the response was lost', async () => {
    renderProfile({ customer: 'kari', faults: 'setReservation=drop' });
    await userEvent.click(await findReservationButton());
    server.use(http.get('*/reservasjon/hent', () => new HttpResponse(null, { status: 404 })));
    await userEvent.click(confirm());
    expect(await profile().findByRole('alert')).toHaveTextContent(
      'Vi vet ikke om endringen ble lagret.',
    );
    expect(document.body).not.toHaveTextContent('som før');
  });
});

describe('the marketing consent', () => {
  const question = () => screen.findByRole('radiogroup');
  const ja = () => screen.getByRole('radio', { name: 'Ja' });
  const nei = () => screen.getByRole('radio', { name: 'Nei' });

  test("is shown to customers of other banks, with the insurer's texts", async () => {
    renderProfile({ customer: 'oda' });
    expect(await question()).toHaveAccessibleName(
      'Vil du høre fra forsikringsselskapet om tilbud og nyheter?',
    );
    expect(await question()).toHaveAccessibleDescription(
      'Du kan når som helst ombestemme deg her.',
    );
    expect(screen.getByRole('heading', { name: 'Markedsføring' })).toBeVisible();
    expect(nei()).toBeChecked();
  });

  test.each([
    ['customers of the bank', 'kari', WITH_CONSENTS],
    [
      'any customer when it is switched off',
      'oda',
      { oversiktConfig: { showSamtykkerMinProfil: false } },
    ],
    ['any customer when it is not configured', 'oda', {}],
  ])('is not shown to %s', async (_, customer, distributor) => {
    renderProfile({ customer }, { distributor });
    await findReservationButton();
    expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
  });

  test('can be withdrawn when the insurer has no texts for it', async () => {
    renderProfile({ customer: 'vera', faults: 'getConsentTexts=no-content' });
    expect(await question()).toHaveAccessibleName('Vil du ha tilbud og nyheter fra oss?');
    expect(ja()).toBeChecked();
  });

  test.each([
    ['cannot be read', 'status:400'],
    ['are pending', 'hang'],
  ])("can be withdrawn with the portal's own texts while the insurer's %s", async (_, fault) => {
    renderProfile({ customer: 'oda', faults: `getConsentTexts=${fault}` });
    server.use(
      http.get('*/skadekunde/hent', () =>
        HttpResponse.json({ isBankkunde: false, samtykker: { marketingConsent: 'AUTHORIZED' } }),
      ),
    );
    const { nextRequest } = deferResponses('post', '/samtykke/oppdater');
    expect(await screen.findByRole('radiogroup', {}, { timeout: 10_000 })).toHaveAccessibleName(
      'Vil du ha tilbud og nyheter fra oss?',
    );
    expect(ja()).toBeChecked();
    await userEvent.click(nei());
    const { body, respond } = await nextRequest();
    expect(body).toEqual({ marketingConsentApproved: false });
    await respond(saved());
    expect(nei()).toBeChecked();
  });

  test("shows the insurer's texts once they can be read", async () => {
    renderProfile({ customer: 'oda', faults: 'getConsentTexts=status:400' });
    expect(await question()).toHaveAccessibleName('Vil du ha tilbud og nyheter fra oss?');
    server.resetHandlers(...demoHandlers({ customer: 'oda' }));
    await userEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    await waitFor(() =>
      expect(screen.getByRole('radiogroup')).toHaveAccessibleName(
        'Vil du høre fra forsikringsselskapet om tilbud og nyheter?',
      ),
    );
    expect(screen.getByRole('heading', { name: 'Markedsføring' })).toHaveFocus();
  });

  test('is saved on change, ignores another choice meanwhile, and keeps the focus', async () => {
    renderProfile({ customer: 'oda' });
    const { requests, nextRequest } = deferResponses('post', '/samtykke/oppdater');
    await question();
    await userEvent.click(ja());
    const { body, respond } = await nextRequest();
    expect(body).toEqual({ marketingConsentApproved: true });
    expect(ja()).toBeChecked();
    expect(ja()).toHaveAttribute('aria-disabled', 'true');
    expect(ja()).toHaveFocus();
    await userEvent.click(nei());
    expect(ja()).toBeChecked();
    expect(ja()).toHaveFocus();
    await respond(saved());
    expect(await screen.findByText('Samtykket til markedsføring er endret')).toBeInTheDocument();
    expect(ja()).not.toHaveAttribute('aria-disabled', 'true');
    expect(requests).toHaveLength(1);
  });

  test('shows the earlier choice and an error when it was not saved', async () => {
    renderProfile({ customer: 'vera' });
    await question();
    await userEvent.click(nei());
    const problem = await screen.findByText('Vi fikk ikke endret samtykket');
    expect(problem.closest('[role="alert"]')).toBeVisible();
    expect(ja()).toBeChecked();
    expect(screen.queryByText('Samtykket til markedsføring er endret')).not.toBeInTheDocument();
  });

  test('does not claim to be unchanged when the response was lost', async () => {
    renderProfile({ customer: 'oda', faults: 'updateConsent=drop' });
    await question();
    server.use(http.get('*/skadekunde/hent', () => new HttpResponse(null, { status: 404 })));
    await userEvent.click(ja());
    expect(await screen.findByText(/^Vi vet ikke om endringen ble lagret\./)).toBeVisible();
    expect(document.body).not.toHaveTextContent('som før');
  });

  test('has no choice when it was never answered, and can be answered', async () => {
    renderProfileWith({ niceKundenummer: '1', isBankkunde: false });
    await question();
    expect(ja()).not.toBeChecked();
    expect(nei()).not.toBeChecked();
    await userEvent.click(nei());
    await waitFor(() =>
      expect(shownToasts().join()).toContain('Samtykket til markedsføring er endret'),
    );
    expect(nei()).toBeChecked();
  });
});
