import { useSession } from '@forsikring/api-client/react';
import { demoHandlers, type InterceptorOptions } from '@forsikring/demo-api/interceptor';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { type ReactNode, useState } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
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

interface Opening {
  distributor?: AppConfig['distributor'];
  /** What stands around the profile. */
  around?: (profile: ReactNode) => ReactNode;
}

function open(
  insurer: InterceptorOptions,
  { distributor = WITH_CONSENTS, around = withToasts }: Opening = {},
) {
  server.use(...demoHandlers(insurer));
  renderInPortal(around(<Profile />), { config: { distributor }, leave: vi.fn() });
}
const withToasts = (profile: ReactNode) => <WithToasts>{profile}</WithToasts>;

/** The page without its toasts, whose regions stand always. */
const profile = () => within(document.querySelector('.profile-sections') as HTMLElement);

/** The words of the toasts that are seen. */
const shownToasts = () =>
  [...document.querySelectorAll('.ui-toast')].map((toast) => toast.textContent ?? '');

/** Each name of the table with its value, as they are read. */
function rows() {
  return screen.getAllByRole('term').map((term) => {
    const value = within(term.parentElement as HTMLElement).getAllByRole('definition')[0];
    return [term.textContent, value?.textContent?.replaceAll('\u00a0', ' ')];
  });
}
const button = (name: string) => screen.getByRole('button', { name });
const there = () => screen.findByRole('button', { name: /reservasjon/ });

/** Answers a call by hand: what is sent is kept, and the answer comes when the test says so. */
function answerByHand(method: 'put' | 'post', path: string) {
  const asked: { body: unknown; answer: (response: Response) => Promise<void> }[] = [];
  server.use(
    http[method](`*${path}`, async ({ request }) => {
      const body = await request.json();
      return new Promise<Response>((resolve) => {
        const answer = async (response: Response) => {
          await act(async () => resolve(response));
        };
        asked.push({ body, answer });
      });
    }),
  );
  const next = async (count = 1) => {
    await waitFor(() => expect(asked).toHaveLength(count));
    return asked[count - 1] as (typeof asked)[number];
  };
  return { asked, next };
}
/** Opens the profile of a customer of the demo, of whom the insurer says this. */
function openAs(said: object, customer = 'kari') {
  open({ customer });
  server.use(http.get('*/skadekunde/hent', () => HttpResponse.json(said)));
}

/** Opens a row, and types in the place of what stands there. */
async function type(what: string, typed: string) {
  await userEvent.click(button(`Endre ${what}`));
  await userEvent.clear(document.activeElement as HTMLElement);
  await userEvent.keyboard(typed);
}
const CONTACT = '/skadekunde/kontaktinformasjon';
const saved = () => new HttpResponse(null, { status: 204 });
const refused = (kode?: string) => HttpResponse.json(kode ? { kode } : {}, { status: 400 });

describe('the table', () => {
  it('shows the rows of the customer in the specified order', async () => {
    open({ customer: 'kari' }, { distributor: { shortname: 'sb1' } });
    await there();
    expect(rows()).toEqual([
      ['Navn', 'Kari Solberg'],
      ['Fødselsnummer', expect.stringMatching(/^\d{6} \d{5}$/)],
      ['Adresse', 'Furuveien 121350 LOMMEDALEN'],
      ['Mobilnummer', '40 00 00 00'],
      ['E-post', 'kari@eksempel.no'],
      ['Reservasjon mot papirpost', 'Ikke reservert. Du kan få dokumenter i posten.'],
      ['LO-medlem', 'Nei'],
    ]);
  });

  it.each(['eika', 'fremtind', 'none', undefined])(
    'has no membership for %s',
    async (shortname) => {
      open({ customer: 'leif' }, { distributor: { shortname } });
      await there();
      expect(screen.queryByText('LO-medlem')).not.toBeInTheDocument();
    },
  );

  it('says that a member is one', async () => {
    open({ customer: 'leif' }, { distributor: { shortname: 'sb1' } });
    await there();
    expect(rows().at(-1)).toEqual(['LO-medlem', 'Ja']);
  });

  it('has several addresses, and marks the registered one', async () => {
    open({ customer: 'linnea' });
    expect(await screen.findByText('Ytre Kvalsundveien ved Storsteinnes 1234B')).toBeVisible();
    expect(screen.getByText('9100 KVALØYSLETTA')).toBeVisible();
    const farm = screen.getByText('Gnr 104, Bnr 27').parentElement as HTMLElement;
    expect(farm).toHaveTextContent('9050 STORSTEINNES');
    expect(within(farm).getByText('Folkeregistrert')).toBeVisible();
  });

  it('leaves a postal code by itself when the places cannot be had', async () => {
    open({ customer: 'kari', faults: 'getPostalCodes=status:404' });
    expect(await screen.findByText('1350')).toBeVisible();
  });

  it('has no address without a customer number, and asks for none', async () => {
    const asked = vi.fn();
    server.events.on('request:start', ({ request }) => asked(new URL(request.url).pathname));
    open({ customer: 'nils' });
    await there();
    server.events.removeAllListeners();
    expect(screen.queryByText('Adresse')).not.toBeInTheDocument();
    expect(asked).not.toHaveBeenCalledWith(expect.stringContaining('kundeadresser'));
  });

  it('lets nobody change contact details that no register could keep', async () => {
    open({ customer: 'ny' });
    await there();
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
    ).toEqual([expect.stringContaining('reservasjon')]);
    // The consent keeps its own rule.
    expect(await screen.findByRole('radio', { name: 'Ja' })).toBeEnabled();
  });

  it('shows the contact details of the record, read-only, where no register could keep them', async () => {
    open({ customer: 'ny' });
    const kontaktInformasjon = { epostAdresse: 'nora@eksempel.no', mobilNummer: '40000000' };
    server.use(http.get('*/skadekunde/hent', () => HttpResponse.json({ kontaktInformasjon })));
    await there();
    expect(rows()).toEqual(
      expect.arrayContaining([
        ['Mobilnummer', '40 00 00 00'],
        ['E-post', 'nora@eksempel.no'],
      ]),
    );
    expect(screen.queryByRole('button', { name: 'Endre e-post' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Endre mobilnummer' })).not.toBeInTheDocument();
  });

  it('takes an empty customer number for none', async () => {
    const asked = vi.fn();
    server.events.on('request:start', ({ request }) => asked(new URL(request.url).pathname));
    openAs({ niceKundenummer: '' }, 'nils');
    expect(await screen.findByText('nils@eksempel.no')).toBeVisible();
    server.events.removeAllListeners();
    expect(screen.queryByText('Adresse')).not.toBeInTheDocument();
    expect(asked).not.toHaveBeenCalledWith(expect.stringContaining('kundeadresser'));
  });

  it('takes what is blank for what is missing', async () => {
    openAs({
      navn: ' ',
      ssn: ' ',
      niceKundenummer: '1',
      kontaktInformasjon: { epostAdresse: ' ', mobilNummer: '\u00a0' },
    });
    await there();
    const missing = rows().filter(([, value]) => value === 'Ikke registrert');
    expect(missing.map(([name]) => name)).toEqual([
      'Navn',
      'Fødselsnummer',
      'Mobilnummer',
      'E-post',
    ]);
  });

  it('gives a national id back the zero that it lost as a number', async () => {
    openAs({ ssn: 1_019_012_345, niceKundenummer: '1' });
    await there();
    expect(rows()).toContainEqual(['Fødselsnummer', '010190 12345']);
  });

  it.each([
    ['4740000000', '40000000'],
    ['47 400 00 000', '400 00 000'],
    ['+4740000000', '+4740000000'],
    ['47123456', '47123456'],
  ])(
    'has a stored %s in its field as %s, which can be saved as it is',
    async (mobilNummer, typed) => {
      openAs({ niceKundenummer: '1', kontaktInformasjon: { mobilNummer } });
      const { next } = answerByHand('put', CONTACT);
      await there();
      await userEvent.click(button('Endre mobilnummer'));
      expect(screen.getByRole('textbox')).toHaveValue(typed);
      await userEvent.keyboard('{Enter}');
      expect((await next()).body).toEqual({
        mobilNummer: typed.replace(/\+47|\s/g, ''),
      });
    },
  );

  it('breaks a long e-mail address after its signs alone', async () => {
    open({ customer: 'linnea' });
    const email = await screen.findByText(/linnea.nordahl/);
    const parts = email.innerHTML.split('<wbr>');
    expect(parts.join('')).toBe('linnea.nordahl-ostgaard.med.en.lang.adresse@avdeling.eksempel.no');
    expect(parts.slice(-3)).toEqual(['adresse@', 'avdeling.', 'eksempel.', 'no'].slice(-3));
  });
});

describe('what cannot be had', () => {
  it('is an error with another try, and the focus goes to the heading', async () => {
    open({ customer: 'kari', faults: 'getCustomer=status:404' });
    await userEvent.click(await screen.findByRole('button', { name: 'Prøv igjen' }));
    expect(screen.getByRole('heading', { name: 'Opplysninger om deg' })).toHaveFocus();
    server.resetHandlers(...demoHandlers({ customer: 'kari' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Prøv igjen' }));
    expect(await screen.findByText('Kari Solberg')).toBeVisible();
  });

  it.each([
    ['getAddresses', 'kari', 'Vi fikk ikke hentet adressen din.'],
    ['getReservation', 'kari', 'Vi fikk ikke hentet reservasjonen din.'],
    ['getLegacyCustomer', 'nils', 'Vi fikk ikke hentet e-posten og mobilnummeret ditt.'],
    ['getConsentTexts', 'nils', 'Vi fikk ikke hentet teksten til samtykket.'],
  ])(
    '%s alone leaves the rest standing, and comes with another try',
    async (call, customer, text) => {
      open({ customer, faults: `${call}=status:400` });
      const alert = await profile().findByRole('alert');
      expect(alert).toHaveTextContent(text);
      expect(screen.getByText('Navn')).toBeVisible();
      server.resetHandlers(...demoHandlers({ customer }));
      await userEvent.click(within(alert).getByRole('button', { name: 'Prøv igjen' }));
      await waitFor(() => expect(profile().queryByRole('alert')).not.toBeInTheDocument());
      expect(document.body).not.toHaveFocus();
    },
  );

  it('keeps an open row and what was typed while another part is tried again', async () => {
    open({ customer: 'kari', faults: 'getAddresses=status:404' });
    const retry = await screen.findByRole('button', { name: 'Prøv igjen' });
    await userEvent.click(button('Endre e-post'));
    await userEvent.type(screen.getByRole('textbox'), 'x');
    server.resetHandlers(...demoHandlers({ customer: 'kari' }));
    await userEvent.click(retry);
    expect(await screen.findByText('Furuveien 12')).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('kari@eksempel.nox');
  });

  it('shows what there is when one call takes its time', async () => {
    open({ customer: 'kari', faults: 'getAddresses=hang' });
    expect(await screen.findByText('Kari Solberg', {}, { timeout: 4000 })).toBeVisible();
    expect(button('Endre e-post')).toBeVisible();
  });
});

describe('a contact detail', () => {
  it('says that an e-mail address is needed before a number can be saved, and keeps the number', async () => {
    open({ customer: 'mats' });
    const { asked } = answerByHand('put', '/liv/kunde/v1/contactInfo');
    await there();
    await type('mobilnummer', '41234567{Enter}');
    expect(await screen.findByText(/Vi mangler e-postadressen din/)).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('41234567');
    expect(asked).toHaveLength(0);
  });

  it.each([
    ['e-post', '', 'Du må fylle inn e-post'],
    ['e-post', 'kari@eksempel', 'E-postadressen er ikke gyldig'],
    ['mobilnummer', '   ', 'Du må fylle inn et telefonnummer'],
    ['mobilnummer', '1234567', 'Mobilnummeret er ikke gyldig'],
  ])('%s %j is not sent, and the field says why', async (what, typed, text) => {
    open({ customer: 'kari' });
    const { asked } = answerByHand('put', CONTACT);
    await there();
    await userEvent.click(button(`Endre ${what}`));
    const field = screen.getByRole('textbox');
    await userEvent.clear(field);
    if (typed) await userEvent.type(field, typed);
    await userEvent.click(button('Lagre'));
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(text);
    expect(asked).toHaveLength(0);
    await userEvent.clear(field);
    await userEvent.type(field, what === 'e-post' ? 'ny@eksempel.no' : '41234567');
    expect(field).not.toBeInvalid();
  });

  it('is shown at once, closes its row when it is saved, and gives the focus back', async () => {
    open({ customer: 'kari' });
    const { asked, next } = answerByHand('put', CONTACT);
    await there();
    await userEvent.click(button('Endre mobilnummer'));
    await userEvent.clear(screen.getByRole('textbox'));
    await userEvent.keyboard('+47 412 34 567{Enter}');
    const { body, answer } = await next();
    expect(body).toEqual({ mobilNummer: '41234567' });
    await userEvent.keyboard('{Enter}');
    await answer(saved());
    expect(await screen.findByText('41 23 45 67')).toBeVisible();
    expect(button('Endre mobilnummer')).toHaveFocus();
    expect(shownToasts().join()).toContain('Telefonnummeret er lagret');
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['e-post', 'ny@eksempel.no', { epost: 'ny@eksempel.no' }],
    ['mobilnummer', '412 34 567', { epost: 'nils@eksempel.no', telefon: '41234567' }],
  ])(
    'of a customer without a number, %s, is kept in the older register',
    async (what, typed, sent) => {
      open({ customer: 'nils' });
      const { next } = answerByHand('put', '/contactInfo');
      await there();
      await type(what, `${typed}{Enter}`);
      const { body, answer } = await next();
      expect(body).toEqual(sent);
      await answer(saved());
      await waitFor(() => expect(button(`Endre ${what}`)).toHaveFocus());
    },
  );

  it.each([
    ['e-post', 'ny@eksempel.no', 'UGYLDIG_MAILADRESSE', 'E-postadressen er ikke gyldig'],
    ['mobilnummer', '41234567', 'UGYLDIG_MOBILNR', 'Mobilnummeret er ikke gyldig'],
  ])('%s that the server finds wrong is marked, and kept', async (what, typed, kode, text) => {
    open({ customer: 'kari' });
    const { next } = answerByHand('put', CONTACT);
    await there();
    await type(what, typed);
    await userEvent.click(button('Lagre'));
    await (await next()).answer(refused(kode));
    const field = await screen.findByRole('textbox');
    await waitFor(() => expect(field).toHaveAccessibleDescription(text));
    expect(field).toHaveFocus();
    expect(field).toHaveValue(typed);
    expect(profile().queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['e-post', 'ny@eksempel.no', 'Noe gikk galt ved oppdatering av e-post'],
    ['mobilnummer', '41234567', 'Noe gikk galt ved oppdatering av telefonnummer'],
  ])(
    '%s that fails without a code says so, keeps what was typed, and can be tried again',
    async (what, typed, text) => {
      open({ customer: 'kari' });
      const { next } = answerByHand('put', CONTACT);
      await there();
      await type(what, typed);
      await userEvent.click(button('Lagre'));
      await (await next()).answer(refused());
      expect(await profile().findByRole('alert')).toHaveTextContent(text);
      expect(screen.getByRole('textbox')).toHaveValue(typed);
      expect(button('Lagre')).toHaveFocus();
      await userEvent.click(button('Lagre'));
      expect(profile().queryByRole('alert')).not.toBeInTheDocument();
      await (await next(2)).answer(saved());
      await waitFor(() => expect(button(`Endre ${what}`)).toHaveFocus());
    },
  );

  it.each([
    [() => refused(), 'E-posten din er som før.'],
    [() => refused('UGYLDIG_MAILADRESSE'), 'E-postadressen er ikke gyldig'],
  ])(
    'that fails after Avbryt is told, is as it was, and takes nothing else back',
    async (answer, text) => {
      open({ customer: 'kari' });
      const { next } = answerByHand('put', CONTACT);
      await there();
      await type('e-post', 'ny@eksempel.no{Enter}');
      const email = await next();
      await userEvent.click(button('Avbryt endring av e-post'));
      expect(screen.getByText('ny@eksempel.no')).toBeVisible();
      await type('mobilnummer', '41234567{Enter}');
      await (await next(2)).answer(saved());
      await email.answer(answer());
      expect(await screen.findByText('kari@eksempel.no')).toBeVisible();
      expect(await screen.findByText('41 23 45 67')).toBeVisible();
      expect(shownToasts()[0]).toContain(`Noe gikk galt ved oppdatering av e-post${text}`);
      expect(profile().queryByRole('alert')).not.toBeInTheDocument();
      expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    },
  );

  it.each([
    ['is saved', saved, 'E-posten er lagret'],
    ['is refused', () => refused('UGYLDIG_MAILADRESSE'), 'Noe gikk galt ved oppdatering av e-post'],
    ['fails', () => refused(), 'Noe gikk galt ved oppdatering av e-post'],
  ])(
    'that %s after Avbryt is told, and leaves the row that was opened again, and its newer text',
    async (_, answer, text) => {
      open({ customer: 'kari' });
      const { asked, next } = answerByHand('put', CONTACT);
      await there();
      await type('e-post', 'en@eksempel.no{Enter}');
      const late = await next();
      await userEvent.click(button('Avbryt endring av e-post'));
      await type('e-post', 'to@eksempel.no{Enter}');
      expect(asked).toHaveLength(1);
      await late.answer(answer());
      const field = screen.getByRole('textbox');
      expect(field).toHaveValue('to@eksempel.no');
      expect(field).toHaveFocus();
      expect(field).not.toBeInvalid();
      expect(shownToasts().join()).toContain(text);
      expect(profile().queryByRole('alert')).not.toBeInTheDocument();
      await userEvent.keyboard('{Enter}');
      expect((await next(2)).body).toEqual({ epostAdresse: 'to@eksempel.no' });
    },
  );

  it('shows what is still being saved as that, and what holds once it failed', async () => {
    open({ customer: 'kari' });
    const { next } = answerByHand('put', CONTACT);
    await there();
    await type('e-post', 'ny@eksempel.no{Enter}');
    const late = await next();
    await userEvent.click(button('Avbryt endring av e-post'));
    await userEvent.click(button('Endre e-post'));
    const field = screen.getByRole('textbox');
    expect(field).toHaveValue('ny@eksempel.no');
    expect(field).toHaveAccessibleDescription('Vi lagrer fortsatt det du skrev sist.');
    expect(screen.getByRole('button', { name: /^Lagre/ })).toHaveAttribute('aria-disabled', 'true');
    await late.answer(refused());
    await waitFor(() => expect(field).toHaveValue('kari@eksempel.no'));
    expect(field).not.toHaveAccessibleDescription();
    expect(button('Lagre')).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('whose answer never came says that it may be saved, and never that it is as before', async () => {
    open({ customer: 'kari', faults: 'updateContact=drop' });
    await there();
    server.use(http.get('*/skadekunde/hent', () => new HttpResponse(null, { status: 404 })));
    await type('e-post', 'ny@eksempel.no{Enter}');
    expect(await profile().findByRole('alert')).toHaveTextContent(
      'Noe gikk galt ved oppdatering av e-postVi vet ikke om endringen ble lagret. Last siden på nytt for å se hva som gjelder.',
    );
    expect(document.body).not.toHaveTextContent('som før');
  });

  it.each(['e-post', 'mobilnummer'])(
    '%s that a page of HTML answers is not saved',
    async (what) => {
      open({ customer: 'kari', faults: 'updateContact=html' });
      await there();
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

  it('that is saved without an answer is saved', async () => {
    open({ customer: 'kari', faults: 'updateContact=drop' });
    await there();
    const kontaktInformasjon = { epostAdresse: 'ny@eksempel.no' };
    server.use(
      http.get('*/skadekunde/hent', () =>
        HttpResponse.json({ niceKundenummer: '1', kontaktInformasjon }),
      ),
    );
    await type('e-post', 'ny@eksempel.no{Enter}');
    await waitFor(() => expect(shownToasts().join()).toContain('E-posten er lagret'));
    expect(screen.getByText('ny@eksempel.no')).toBeVisible();
    expect(button('Endre e-post')).toHaveFocus();
  });

  it('has its error follow what is typed, and heard again at another try', async () => {
    open({ customer: 'kari' });
    await there();
    await userEvent.click(button('Endre e-post'));
    const field = screen.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.click(button('Lagre'));
    expect(field).toHaveAccessibleDescription('Du må fylle inn e-post');
    await userEvent.type(field, 'k');
    expect(field).toHaveAccessibleDescription('E-postadressen er ikke gyldig');
    await userEvent.clear(field);
    expect(field).toHaveAccessibleDescription('Du må fylle inn e-post');
    const words = screen.getByText('Du må fylle inn e-post');
    await userEvent.click(button('Lagre'));
    expect(field).toHaveFocus();
    // A live region reads what comes into it: the same words must come anew.
    expect(words).not.toBeInTheDocument();
    expect(screen.getByText('Du må fylle inn e-post')).toBeVisible();
  });

  it('keeps what was typed through other rows and elsewhere, and drops it at Avbryt', async () => {
    open({ customer: 'kari' });
    await there();
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
  it.each(['kari', 'nils'])('is not offered to %s, whose address is no other', async (customer) => {
    open({ customer });
    await there();
    expect(screen.queryByText('Hent folkeregistrert adresse')).not.toBeInTheDocument();
  });

  it('comes in the place of the other, is told, and the focus stays with it', async () => {
    open({ customer: 'linnea' });
    await userEvent.dblClick(
      await screen.findByRole('button', { name: 'Hent folkeregistrert adresse' }),
    );
    const line = await screen.findByText('Registerveien 1');
    expect(screen.queryByText('Hent folkeregistrert adresse')).not.toBeInTheDocument();
    expect(shownToasts().join()).toContain('Folkeregistrert adresse er hentet');
    expect(document.activeElement).toContainElement(line);
    expect(document.body).not.toHaveFocus();
  });

  it('that cannot be had says so, and can be tried again', async () => {
    open({ customer: 'linnea', faults: 'refreshAddress=status:500' });
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

describe('a registered address that is not there afterwards', () => {
  const FAILED = 'Vi kunne ikke oppdatere adressen din til folkeregistrert adresse.';
  const refresh = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Hent folkeregistrert adresse' }));

  it.each([
    ['cannot be read', () => new HttpResponse(null, { status: 404 })],
    ['are none', () => HttpResponse.json({ kundeadresser: [] })],
    [
      'are others',
      () =>
        HttpResponse.json({ kundeadresser: [{ gatenavn: 'Byveien', isFolkreregistrert: false }] }),
    ],
  ])('is no success where the addresses %s', async (_, answer) => {
    open({ customer: 'linnea' });
    await screen.findByText('Gnr 104, Bnr 27');
    server.use(http.get('*/adresse/kundeadresser', answer));
    await refresh();
    expect(await profile().findByRole('alert')).toHaveTextContent(FAILED);
    expect(shownToasts()).toEqual([]);
    expect(button('Hent folkeregistrert adresse')).toHaveFocus();
  });
});

describe('a customer without a usable address', () => {
  it.each([
    ['an empty list', []],
    ['one of blanks', [{ isFolkreregistrert: true, gatenavn: ' ', postnummer: '' }]],
  ])('has none registered, and the way to it: %s', async (_, kundeadresser) => {
    open({ customer: 'kari' });
    server.use(
      http.get('*/adresse/kundeadresser', () => HttpResponse.json({ kundeadresser }), {
        once: true,
      }),
    );
    await there();
    expect(rows()).toContainEqual(['Adresse', 'Ikke registrertHent folkeregistrert adresse']);
    await userEvent.click(button('Hent folkeregistrert adresse'));
    expect(await screen.findByText('Registerveien 1')).toBeVisible();
    expect(screen.queryByText('Hent folkeregistrert adresse')).not.toBeInTheDocument();
  });
});

describe('a row that is left for another page', () => {
  /** The page and another one, and the way between them. */
  function Pages() {
    const [isHere, setHere] = useState(true);
    const { forget, refresh } = useSession();
    const startAnew = () => {
      forget();
      refresh();
    };
    return (
      <>
        <button type="button" onClick={startAnew}>
          Ny økt
        </button>
        <button type="button" onClick={() => setHere(!isHere)}>
          {isHere ? 'Til oversikten' : 'Tilbake'}
        </button>
        {isHere && <Profile />}
      </>
    );
  }
  const openPages = (customer: string) =>
    open({ customer }, { around: () => withToasts(<Pages />) });
  const leaveAndComeBack = async () => {
    await userEvent.click(button('Til oversikten'));
    await userEvent.click(button('Tilbake'));
    await there();
  };

  it('is found open, with its text, and closed after Avbryt', async () => {
    openPages('kari');
    await there();
    await type('e-post', 'halvveis');
    await leaveAndComeBack();
    expect(screen.getByRole('textbox', { name: 'Ny e-postadresse' })).toHaveValue('halvveis');
    // Where the customer stands, not in the field: nobody asked to edit now.
    expect(button('Til oversikten')).toHaveFocus();
    await userEvent.click(button('Avbryt endring av e-post'));
    await leaveAndComeBack();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('is closed where nothing was typed, or where it was saved', async () => {
    openPages('kari');
    await there();
    await userEvent.click(button('Endre e-post'));
    await leaveAndComeBack();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await type('e-post', 'ny@eksempel.no{Enter}');
    expect(await screen.findByText('ny@eksempel.no')).toBeVisible();
    await leaveAndComeBack();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it.each([
    ['saved', saved, 'closed'],
    ['refused', () => refused(), 'open, with what went wrong'],
  ])('while it is saved is found saving, and once it is %s %s', async (_, answer, end) => {
    openPages('kari');
    const { next } = answerByHand('put', CONTACT);
    await there();
    await type('e-post', 'ny@eksempel.no{Enter}');
    const save = await next();
    await leaveAndComeBack();
    expect(screen.getByRole('textbox')).toHaveValue('ny@eksempel.no');
    expect(screen.getByRole('textbox')).toHaveAttribute('readonly');
    await save.answer(answer());
    if (end === 'closed')
      await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument());
    else expect(await profile().findByRole('alert')).toHaveTextContent('Noe gikk galt');
  });

  it('says what became of it meanwhile', async () => {
    openPages('kari');
    const { next } = answerByHand('put', CONTACT);
    await there();
    await type('e-post', 'ny@eksempel.no{Enter}');
    const save = await next();
    await userEvent.click(button('Til oversikten'));
    await save.answer(refused('UGYLDIG_MAILADRESSE'));
    await userEvent.click(button('Tilbake'));
    await there();
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(
      'E-postadressen er ikke gyldig',
    );
    expect(screen.getByRole('textbox')).toHaveValue('ny@eksempel.no');
  });

  it.each(['kari', 'oda'])('goes with its session, where %s logs in next', async (next) => {
    openPages('kari');
    await there();
    await type('e-post', 'hemmelig');
    const kept = [{ ...localStorage }, { ...sessionStorage }, location.href];
    expect(JSON.stringify(kept)).not.toContain('hemmelig');
    await userEvent.click(button('Til oversikten'));
    server.resetHandlers(...demoHandlers({ customer: next }));
    await userEvent.click(button('Ny økt'));
    await userEvent.click(button('Tilbake'));
    expect(await screen.findByText(`${next}@eksempel.no`)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

describe('the reservation', () => {
  const confirm = () => screen.getByRole('checkbox');

  it.each([
    ['of a customer in neither register', ''],
    ['while the older register is down', 'getLegacyCustomer=status:400'],
  ])('%s can be changed', async (_, faults) => {
    open({ customer: 'ny', faults });
    const { next } = answerByHand('post', '/samtykke/reservasjon');
    await userEvent.click(await there());
    await userEvent.click(confirm());
    const { body, answer } = await next();
    expect(body).toEqual({ harReservasjon: true });
    await answer(saved());
    await waitFor(() => expect(button('Endre reservasjon mot papirpost')).toHaveFocus());
  });

  it('is flipped by the confirm box, once however often it is pressed, and read again', async () => {
    open({ customer: 'kari' });
    const { asked, next } = answerByHand('post', '/samtykke/reservasjon');
    const reads = vi.fn();
    server.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('/reservasjon/hent')) reads();
    });
    await userEvent.click(await there());
    expect(asked).toHaveLength(0);
    await userEvent.dblClick(confirm());
    const { body, answer } = await next();
    expect(body).toEqual({ harReservasjon: true });
    expect(confirm()).toBeChecked();
    expect(confirm()).toHaveAttribute('aria-disabled', 'true');
    expect(confirm()).toHaveFocus();
    const before = reads.mock.calls.length;
    await answer(saved());
    await waitFor(() => expect(button('Endre reservasjon mot papirpost')).toHaveFocus());
    await waitFor(() => expect(reads.mock.calls.length).toBe(before + 1));
    server.events.removeAllListeners();
    expect(asked).toHaveLength(1);
  });

  it('shows what the insurer has kept, and can be taken back', async () => {
    open({ customer: 'linnea' });
    await userEvent.click(await there());
    await userEvent.click(confirm());
    expect(await screen.findByText(/^Ikke reservert/)).toBeVisible();
    await userEvent.click(await there());
    await userEvent.click(confirm());
    expect(await screen.findByText(/^Reservert/)).toBeVisible();
  });

  it('that is not saved is as it was, says so, and can be tried again', async () => {
    open({ customer: 'kari' });
    const { asked, next } = answerByHand('post', '/samtykke/reservasjon');
    await userEvent.click(await there());
    await userEvent.click(confirm());
    await (await next()).answer(refused());
    expect(await profile().findByRole('alert')).toHaveTextContent('Noe gikk galt');
    expect(confirm()).not.toBeChecked();
    expect(confirm()).toHaveAccessibleName(/ikke vil ha/);
    await userEvent.click(confirm());
    await next(2);
    expect(asked[1]?.body).toEqual({ harReservasjon: true });
  });

  it.each([
    ['saved', saved, /kan få/, 'Reservasjonen er endret'],
    ['refused', () => refused(), /ikke vil ha/, 'Noe gikk galt ved endring av reservasjonen'],
  ])(
    'that is %s after Avbryt is told, and leaves the row that was opened again, which asked the same until then',
    async (_, answer, question, text) => {
      open({ customer: 'kari' });
      const { asked, next } = answerByHand('post', '/samtykke/reservasjon');
      let reserved = false;
      server.use(
        http.get('*/reservasjon/hent', () => HttpResponse.json({ harReservasjon: reserved })),
      );
      await userEvent.click(await there());
      await userEvent.click(confirm());
      const late = await next();
      await userEvent.click(button('Avbryt endring av reservasjon mot papirpost'));
      await userEvent.click(await there());
      expect(confirm()).toHaveAccessibleName(/ikke vil ha/);
      expect(confirm()).toBeChecked();
      expect(confirm()).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(confirm());
      reserved = answer().status < 400;
      await late.answer(answer());
      await waitFor(() => expect(confirm()).not.toBeChecked());
      expect(confirm()).toHaveAccessibleName(question);
      expect(shownToasts().join()).toContain(text);
      expect(profile().queryByRole('alert')).not.toBeInTheDocument();
      expect(asked).toHaveLength(1);
    },
  );

  it('that nobody knows the end of does not claim to be as before', async () => {
    open({ customer: 'kari', faults: 'setReservation=drop' });
    await userEvent.click(await there());
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

  it('is asked of customers who are not the bank’s, in the insurer’s words for them', async () => {
    open({ customer: 'oda' });
    expect(await question()).toHaveAccessibleName(
      'Vil du høre fra forsikringsselskapet om tilbud og nyheter?',
    );
    expect(await question()).toHaveAccessibleDescription(
      'Du kan når som helst ombestemme deg her.',
    );
    expect(screen.getByRole('heading', { name: 'Markedsføring' })).toBeVisible();
    expect(nei()).toBeChecked();
  });

  it.each([
    ['the bank’s customers', 'kari', WITH_CONSENTS],
    ['anybody where it is off', 'oda', { oversiktConfig: { showSamtykkerMinProfil: false } }],
    ['anybody where it is not set up', 'oda', {}],
  ])('is not asked of %s', async (_, customer, distributor) => {
    open({ customer }, { distributor });
    await there();
    expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
  });

  it('can be taken back where the insurer has no words for it', async () => {
    open({ customer: 'vera', faults: 'getConsentTexts=no-content' });
    expect(await question()).toHaveAccessibleName('Vil du ha tilbud og nyheter fra oss?');
    expect(ja()).toBeChecked();
  });

  it.each([
    ['cannot be read', 'status:400'],
    ['are not answered for', 'hang'],
  ])('can be taken back, in its own words, while the texts %s', async (_, fault) => {
    open({ customer: 'oda', faults: `getConsentTexts=${fault}` });
    server.use(
      http.get('*/skadekunde/hent', () =>
        HttpResponse.json({ isBankkunde: false, samtykker: { marketingConsent: 'AUTHORIZED' } }),
      ),
    );
    const { next } = answerByHand('post', '/samtykke/oppdater');
    expect(await screen.findByRole('radiogroup', {}, { timeout: 10_000 })).toHaveAccessibleName(
      'Vil du ha tilbud og nyheter fra oss?',
    );
    expect(ja()).toBeChecked();
    await userEvent.click(nei());
    const { body, answer } = await next();
    expect(body).toEqual({ marketingConsentApproved: false });
    await answer(saved());
    expect(nei()).toBeChecked();
  });

  it('has the insurer’s words once they can be read', async () => {
    open({ customer: 'oda', faults: 'getConsentTexts=status:400' });
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

  it('is saved on change, takes no other answer meanwhile, and keeps the focus', async () => {
    open({ customer: 'oda' });
    const { asked, next } = answerByHand('post', '/samtykke/oppdater');
    await question();
    await userEvent.click(ja());
    const { body, answer } = await next();
    expect(body).toEqual({ marketingConsentApproved: true });
    expect(ja()).toBeChecked();
    expect(ja()).toHaveAttribute('aria-disabled', 'true');
    expect(ja()).toHaveFocus();
    await userEvent.click(nei());
    expect(ja()).toBeChecked();
    expect(ja()).toHaveFocus();
    await answer(saved());
    expect(await screen.findByText('Samtykket til markedsføring er endret')).toBeInTheDocument();
    expect(ja()).not.toHaveAttribute('aria-disabled', 'true');
    expect(asked).toHaveLength(1);
  });

  it('that is not saved is as it was, and says so', async () => {
    open({ customer: 'vera' });
    await question();
    await userEvent.click(nei());
    const problem = await screen.findByText('Noe gikk galt ved endring av samtykket');
    expect(problem.closest('[role="alert"]')).toBeVisible();
    expect(ja()).toBeChecked();
    expect(screen.queryByText('Samtykket til markedsføring er endret')).not.toBeInTheDocument();
  });

  it('that nobody knows the end of does not claim to be as before', async () => {
    open({ customer: 'oda', faults: 'updateConsent=drop' });
    await question();
    server.use(http.get('*/skadekunde/hent', () => new HttpResponse(null, { status: 404 })));
    await userEvent.click(ja());
    expect(await screen.findByText(/^Vi vet ikke om endringen ble lagret\./)).toBeVisible();
    expect(document.body).not.toHaveTextContent('som før');
  });

  it('that was never answered has no answer chosen, and takes one', async () => {
    openAs({ niceKundenummer: '1', isBankkunde: false });
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
