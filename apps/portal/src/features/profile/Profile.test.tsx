import { demoHandlers, type InterceptorOptions } from '@forsikring/demo-api/interceptor';
import { ToastProvider } from '@forsikring/ui-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AppConfig } from '../../platform/config/AppConfig';
import { renderInPortal } from '../../testing/renderInPortal';
import { Profile } from './Profile';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const WITH_CONSENTS = { shortname: 'fremtind', oversiktConfig: { showSamtykkerMinProfil: true } };

interface Opening {
  distributor?: AppConfig['distributor'];
  /** What stands around the profile. */
  around?: (profile: ReactNode) => ReactNode;
}

function open(
  insurer: InterceptorOptions,
  { distributor = WITH_CONSENTS, around = (profile) => profile }: Opening = {},
) {
  server.use(...demoHandlers(insurer));
  renderInPortal(around(<Profile />), { config: { distributor }, leave: vi.fn() });
}
const withToasts = (profile: ReactNode) => <ToastProvider limit={5}>{profile}</ToastProvider>;

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
  it('says who the customer is, in the order of the specification', async () => {
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

  it('lets nobody change what no register could keep', async () => {
    open({ customer: 'ny' });
    await there();
    expect(rows()).toEqual(
      expect.arrayContaining([
        ['Mobilnummer', 'Ikke registrert'],
        ['E-post', 'Ikke registrert'],
      ]),
    );
    expect(screen.queryByRole('button', { name: /e-post|mobil/ })).not.toBeInTheDocument();
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
      open({ customer, faults: `${call}=status:404` });
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent(text);
      expect(screen.getByText('Navn')).toBeVisible();
      server.resetHandlers(...demoHandlers({ customer }));
      await userEvent.click(within(alert).getByRole('button', { name: 'Prøv igjen' }));
      await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
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
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
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
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      expect(screen.getByRole('textbox')).toHaveValue(typed);
      expect(button('Lagre')).toHaveFocus();
      await userEvent.click(button('Lagre'));
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      await (await next(2)).answer(saved());
      await waitFor(() => expect(button(`Endre ${what}`)).toHaveFocus());
    },
  );

  it('that fails after Avbryt is as it was, and takes nothing else back with it', async () => {
    open({ customer: 'kari' });
    const { next } = answerByHand('put', CONTACT);
    await there();
    await type('e-post', 'ny@eksempel.no{Enter}');
    const email = await next();
    await userEvent.click(button('Avbryt endring av e-post'));
    expect(screen.getByText('ny@eksempel.no')).toBeVisible();
    await type('mobilnummer', '41234567{Enter}');
    await (await next(2)).answer(saved());
    await email.answer(refused());
    expect(await screen.findByText('kari@eksempel.no')).toBeVisible();
    expect(await screen.findByText('41 23 45 67')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it.each([
    ['is saved', saved],
    ['is refused', () => refused('UGYLDIG_MAILADRESSE')],
    ['fails', () => refused()],
  ])(
    'that %s after Avbryt leaves the row that was opened again, and its newer text',
    async (_, answer) => {
      open({ customer: 'kari' });
      const { next } = answerByHand('put', CONTACT);
      await there();
      await type('e-post', 'en@eksempel.no{Enter}');
      const late = await next();
      await userEvent.click(button('Avbryt endring av e-post'));
      await type('e-post', 'to@eksempel.no');
      await late.answer(answer());
      const field = screen.getByRole('textbox');
      expect(field).toHaveValue('to@eksempel.no');
      expect(field).toHaveFocus();
      expect(field).not.toBeInvalid();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

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
    expect(await screen.findByText('Folkeregistrert adresse er hentet')).toHaveRole('status');
    expect(document.activeElement).toContainElement(line);
    expect(document.body).not.toHaveFocus();
  });

  it('that cannot be had says so, and can be tried again', async () => {
    open({ customer: 'linnea', faults: 'refreshAddress=status:500' });
    const fetchIt = await screen.findByRole('button', { name: 'Hent folkeregistrert adresse' });
    await userEvent.click(fetchIt);
    const alert = await screen.findByRole('alert');
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

describe('the reservation', () => {
  const confirm = () => screen.getByRole('checkbox');

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
    expect(await screen.findByRole('alert')).toHaveTextContent('Noe gikk galt');
    expect(confirm()).not.toBeChecked();
    expect(confirm()).toHaveAccessibleName(/ikke vil ha/);
    await userEvent.click(confirm());
    await next(2);
    expect(asked[1]?.body).toEqual({ harReservasjon: true });
  });

  it('that is answered after Avbryt neither opens nor closes the row', async () => {
    open({ customer: 'kari' });
    const { next } = answerByHand('post', '/samtykke/reservasjon');
    await userEvent.click(await there());
    await userEvent.click(confirm());
    const late = await next();
    await userEvent.click(button('Avbryt endring av reservasjon mot papirpost'));
    await userEvent.click(await there());
    await late.answer(refused());
    expect(confirm()).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
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

  it('is saved on change, takes no other answer meanwhile, and keeps the focus', async () => {
    open({ customer: 'oda' }, { around: withToasts });
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
    await answer(saved());
    expect(await screen.findByText('Samtykket til markedsføring er endret')).toBeInTheDocument();
    expect(ja()).not.toHaveAttribute('aria-disabled', 'true');
    expect(asked).toHaveLength(1);
  });

  it('that is not saved is as it was, and says so', async () => {
    open({ customer: 'vera' }, { around: withToasts });
    await question();
    await userEvent.click(nei());
    const problem = await screen.findByText('Noe gikk galt ved endring av samtykket');
    expect(problem.closest('[role="alert"]')).toBeVisible();
    expect(ja()).toBeChecked();
    expect(screen.queryByText('Samtykket til markedsføring er endret')).not.toBeInTheDocument();
  });
});
