import { demoHandlers, type InterceptorOptions } from '@forsikring/demo-api/interceptor';
import { TrackingProvider } from '@forsikring/tracking-consent/react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { deferResponses } from '../testing/deferResponses';
import { renderInPortal } from '../testing/renderInPortal';
import { startServer } from '../testing/startServer';
import { WithToasts } from '../testing/WithToasts';
import OffersRoute from './OffersRoute';

const server = startServer();
afterEach(() => void vi.useRealTimers());

function renderOffers(insurer: InterceptorOptions) {
  server.use(...demoHandlers(insurer));
  const distributor = { shortname: 'sb1', kontaktinfo: { telefon: '21 00 00 00' } };
  const page = (
    <WithToasts>
      <OffersRoute />
    </WithToasts>
  );
  renderInPortal(page, { config: { distributor }, leave: vi.fn() });
}

const deferOffers = (method: 'get' | 'delete') =>
  deferResponses(server, method, '/avtaleoversikt/tilbud*');
const deleted = () => new HttpResponse(null, { status: 204 });
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');
const plainText = ({ textContent }: HTMLElement) => plain(textContent);
const offerNames = () =>
  screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const card = (name: string) => {
  const item = screen.getByRole('heading', { level: 2, name }).closest('li');
  return within(item as HTMLElement);
};
/** The page without its toasts, whose live regions are always mounted. */
const main = () => within(screen.getByRole('main'));
const findOffer = (name: string) => screen.findByRole('heading', { level: 2, name });
const button = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.getByRole('heading', { name });
const question = () => screen.getByText('Vil du slette tilbudet?').parentElement;
/** The text of the polite live regions. */
const announced = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

describe('the offers', () => {
  test('are sorted by system and name, without types that cannot be continued', async () => {
    renderOffers({ customer: 'oda' });
    await findOffer('Bilforsikring');
    expect(offerNames()).toEqual([
      ...['Bilforsikring', 'Båtforsikring', 'Elsparkesykkel', 'Hundeforsikring', 'Husforsikring'],
      ...['Hytteforsikring', 'Innboforsikring', 'Katteforsikring', 'Moped', 'Motorsykkel'],
      ...['Reiseforsikring', expect.stringMatching(/^Tilhenger/)],
      ...['Hus uten nummer', 'Båt uten versjon'],
    ]);
  });

  test('show price, package, traffic fee and the date until which they are valid', async () => {
    renderOffers({ customer: 'oda' });
    await findOffer('Bilforsikring');
    const textsOf = (name: string) =>
      plain(card(name).getByRole('heading').closest('li')?.textContent ?? '');
    expect(textsOf('Bilforsikring')).toContain(
      '742 kr/md8 904 kr/årInkluderer trafikkforsikringsavgift på 254,50 kr/mdGyldig til 24. desember 2026',
    );
    expect(textsOf('Husforsikring')).toContain(
      '588 kr/mdPakkepris7 056 kr/årPakken inneholder:Husforsikring: 489 kr/mdInnboforsikring: 99 kr/mdGyldig til 24. desember 2026',
    );
    expect(textsOf('Båt uten versjon')).toContain('88 kr/md1 056 kr/år');
    expect(textsOf('Båt uten versjon')).not.toMatch(/Gyldig|Pakkepris|avgift/);
  });

  test.each([
    ['2026-12-10T12:00:00+01:00', undefined],
    ['2026-12-11T00:00:00+01:00', 'Går ut om 13 dager'],
    ['2026-12-23T12:00:00+01:00', 'Siste dag i morgen'],
    ['2026-12-24T23:59:00+01:00', 'Siste dag i dag'],
    ['2026-12-25T00:00:00+01:00', undefined],
  ])('show at %s how many days are left until 24 December: %s', async (now, text) => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
    renderOffers({ customer: 'kari' });
    await findOffer('Motorsykkel');
    const shown = screen.queryAllByText(/^Går ut|^Siste dag/).map(plainText);
    expect(shown).toEqual(text ? [text, text] : []);
  });

  test('link to the purchase, or show contact', async () => {
    renderOffers({ customer: 'oda' });
    await findOffer('Bilforsikring');
    expect(screen.getByRole('link', { name: 'Fortsett kjøpet av Bilforsikring' })).toHaveAttribute(
      'href',
      '/privat/forsikring/motor/bil/4400106',
    );
    for (const name of ['Båt uten versjon', 'Hus uten nummer']) {
      expect(card(name).queryByRole('link', { name: /Fortsett/ })).toBeNull();
      expect(card(name).getByText('Dette tilbudet kan ikke fullføres på nett.')).toBeVisible();
      expect(await card(name).findByRole('link', { name: /^21\s00\s00\s00$/ })).toBeVisible();
    }
    expect(card('Båt uten versjon').getByRole('button', { name: /Slett/ })).toBeVisible();
    expect(card('Hus uten nummer').queryByRole('button')).toBeNull();
  });

  test('show a warning instead of the empty state when offers may be missing', async () => {
    renderOffers({ customer: 'nina' });
    await findOffer('Husforsikring');
    const warning =
      /^Noen av systemene våre er nede\. Det kan hende noen av tilbudene dine mangler/;
    expect(screen.getByText(warning)).toBeVisible();
    await userEvent.click(button('Slett tilbud på Husforsikring'));
    await userEvent.click(button('Slett tilbud'));
    await waitFor(() => expect(offerNames()).toEqual([]));
    expect(screen.getByText(warning)).toBeVisible();
    expect(heading('Tilbudene dine')).toHaveFocus();
  });

  test('show the empty state with a link to the purchase page', async () => {
    renderOffers({ customer: 'ingrid' });
    expect(await screen.findByRole('heading', { name: 'Du har ingen tilbud' })).toBeVisible();
    expect(document.title).toBe('Du har ingen tilbud');
    expect(screen.getByRole('link', { name: 'Se hva du kan forsikre' })).toHaveAttribute(
      'href',
      '/kjopsinnganger',
    );
  });

  test('are all shown when they occur twice, or have no number or price', async () => {
    // React logs an error for duplicate keys.
    const consoleError = vi.spyOn(console, 'error');
    server.use(...demoHandlers({ customer: 'kari' }));
    const twin = { name: 'Bil', productType: 'BIL', policyNumber: '1', versionNumber: '1' };
    const bare = { name: 'Båt', productType: 'BAAT' };
    server.use(
      http.get('*/avtaleoversikt/tilbud', () =>
        HttpResponse.json({ tilbud: [bare, twin, twin, bare], systemSourceError: false }),
      ),
    );
    renderInPortal(<OffersRoute />, { config: {}, leave: vi.fn() });
    await waitFor(() => expect(offerNames()).toEqual(['Bil', 'Bil', 'Båt', 'Båt']));
    expect(screen.getAllByText('Pris ikke oppgitt')).toHaveLength(4);
    expect(consoleError).not.toHaveBeenCalled();
  });
});

describe('offers that cannot be read', () => {
  test('show an error with a retry, which moves the focus to the heading', async () => {
    renderOffers({ customer: 'kari', faults: 'getOffers=status:500' });
    const alert = await main().findByRole('alert');
    expect(alert).toHaveTextContent('En feil oppsto ved henting av dine tilbud.');
    server.use(...demoHandlers({ customer: 'kari' }));
    await userEvent.click(within(alert).getByRole('button', { name: 'Prøv igjen' }));
    expect(heading('Tilbudene dine')).toHaveFocus();
    expect(await findOffer('Motorsykkel')).toBeVisible();
  });
});

describe('deleting an offer', () => {
  test('announces its progress, sends one request, and focuses the next offer or the heading', async () => {
    renderOffers({ customer: 'vera' });
    await findOffer('Hytteforsikring');
    const { requests, nextRequest } = deferOffers('delete');
    await userEvent.click(button('Slett tilbud på Hytteforsikring'));
    const confirm = button('Slett tilbud');
    await userEvent.dblClick(confirm);
    expect(screen.getByRole('group', { name: /Sletter tilbud/ })).toBeVisible();
    expect(announced()).toBe('Sletter tilbud');
    expect(confirm).toHaveFocus();
    await userEvent.keyboard('{Enter}{Escape}');
    await userEvent.click(button('Avbryt'));
    expect(screen.getByRole('group', { name: /Sletter tilbud/ })).toBeVisible();
    await (await nextRequest()).respond(deleted());
    expect(requests.map(({ path }) => path)).toEqual([
      '/api/privat/forsikring/avtaleoversikt/tilbud/4400102',
    ]);
    expect(heading('Innboforsikring')).toHaveFocus();
    expect(screen.getByText('Tilbudet på Hytteforsikring er slettet')).toBeVisible();

    await userEvent.click(button('Slett tilbud på Innboforsikring'));
    await userEvent.click(button('Slett tilbud'));
    await (await nextRequest(2)).respond(deleted());
    expect(heading('Du har ingen tilbud')).toHaveFocus();
    expect(screen.getByText(/^Det siste tilbudet er slettet\./)).toBeVisible();
    expect(screen.getByText('Tilbudet på Innboforsikring er slettet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Se hva du kan forsikre' })).toBeVisible();
  });

  test('reads the list again', async () => {
    renderOffers({ customer: 'kari' });
    await findOffer('Motorsykkel');
    const { nextRequest } = deferOffers('get');
    await userEvent.click(button('Slett tilbud på Motorsykkel'));
    await userEvent.click(button('Slett tilbud'));
    const fresh = { name: 'Ny båt', productType: 'BAAT', policyNumber: '9', versionNumber: '1' };
    const read = await nextRequest();
    // A server may still return the deleted offer.
    const old = { name: 'Motorsykkel', productType: 'MC', policyNumber: '4400107' };
    await read.respond(HttpResponse.json({ tilbud: [fresh, old], systemSourceError: false }));
    await waitFor(() => expect(offerNames()).toEqual(['Ny båt']));
  });

  test('can be cancelled after a failure', async () => {
    renderOffers({ customer: 'vera' });
    await findOffer('Hytteforsikring');
    await userEvent.click(button('Slett tilbud på Hytteforsikring'));
    await userEvent.click(button('Slett tilbud'));
    await main().findByRole('alert');
    await userEvent.keyboard('{Escape}');
    expect(button('Slett tilbud på Hytteforsikring')).toHaveFocus();
    expect(main().queryByRole('alert')).toBeNull();
  });

  test('fails when the server does not know the offer, until the list is without it', async () => {
    renderOffers({ customer: 'kari' });
    await findOffer('Motorsykkel');
    const deletion = deferOffers('delete');
    await userEvent.click(button('Slett tilbud på Bilforsikring'));
    await userEvent.click(button('Slett tilbud'));
    const read = deferOffers('get');
    await (await deletion.nextRequest()).respond(
      HttpResponse.json({ kode: 'FINNES_IKKE' }, { status: 404 }),
    );
    expect(card('Bilforsikring').getByRole('alert')).toBeVisible();
    const left = { name: 'Motorsykkel', productType: 'MC', policyNumber: '4400107' };
    await (await read.nextRequest()).respond(
      HttpResponse.json({ tilbud: [left], systemSourceError: false }),
    );
    expect(offerNames()).toEqual(['Motorsykkel']);
    expect(heading('Motorsykkel')).toHaveFocus();
    expect(screen.queryByText('Tilbudet på Bilforsikring er slettet')).toBeNull();
  });

  test('handles two offers independently; the focus stays on the pending one', async () => {
    renderOffers({ customer: 'oda' });
    await findOffer('Bilforsikring');
    const { requests, nextRequest } = deferOffers('delete');
    for (const name of ['Bilforsikring', 'Båtforsikring']) {
      await userEvent.click(button(`Slett tilbud på ${name}`));
      await userEvent.click(card(name).getByRole('button', { name: 'Slett tilbud' }));
    }
    const boat = await nextRequest(2);
    await (requests[0] as typeof boat).respond(deleted());
    expect(offerNames()).not.toContain('Bilforsikring');
    expect(card('Båtforsikring').getByRole('button', { name: 'Slett tilbud' })).toHaveFocus();
    await boat.respond(new HttpResponse(null, { status: 500 }));
    expect(card('Båtforsikring').getByRole('alert')).toBeVisible();
    expect(card('Båtforsikring').getByRole('button', { name: 'Prøv igjen' })).toHaveFocus();
  });

  test('keeps the other offers when the list cannot be read again', async () => {
    renderOffers({ customer: 'kari' });
    await findOffer('Motorsykkel');
    const { nextRequest } = deferOffers('get');
    await userEvent.click(button('Slett tilbud på Motorsykkel'));
    await userEvent.click(button('Slett tilbud'));
    await (await nextRequest()).respond(new HttpResponse(null, { status: 404 }));
    expect(offerNames()).toEqual(['Bilforsikring']);
    expect(main().queryByRole('alert')).toBeNull();
  });

  test('moves the focus to the heading when the card is removed during the confirmation', async () => {
    renderOffers({ customer: 'vera' });
    await findOffer('Hytteforsikring');
    const deletion = deferOffers('delete');
    await userEvent.click(button('Slett tilbud på Innboforsikring'));
    await userEvent.click(button('Slett tilbud'));
    await userEvent.click(button('Slett tilbud på Hytteforsikring'));
    const read = deferOffers('get');
    await (await deletion.nextRequest()).respond(deleted());
    expect(question()).toHaveFocus();
    await (await read.nextRequest()).respond(
      HttpResponse.json({ tilbud: [], systemSourceError: false }),
    );
    expect(heading('Du har ingen tilbud')).toHaveFocus();
  });
});

test('tracks views and presses without data of the customer', async () => {
  server.use(...demoHandlers({ customer: 'vera' }));
  const tracked: unknown[] = [];
  const tracker = {
    track: (name: string, fields: object) => void tracked.push(`${name} ${Object.values(fields)}`),
    identify: () => {},
  };
  renderInPortal(
    <TrackingProvider tracker={tracker}>
      <OffersRoute />
    </TrackingProvider>,
    { config: {}, leave: vi.fn() },
  );
  await findOffer('Hytteforsikring');
  const link = screen.getByRole('link', { name: 'Fortsett kjøpet av Hytteforsikring' });
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  await userEvent.click(button('Slett tilbud på Hytteforsikring'));
  await userEvent.click(button('Avbryt'));
  await userEvent.click(button('Slett tilbud på Hytteforsikring'));
  const { nextRequest } = deferOffers('delete');
  await userEvent.click(button('Slett tilbud'));
  await userEvent.keyboard('{Enter}');
  await (await nextRequest()).respond(new HttpResponse(null, { status: 500 }));
  await userEvent.click(button('Prøv igjen'));
  await (await nextRequest(2)).respond(deleted());
  expect(tracked).toEqual([
    'Komponentvisning Tilbud',
    'Knappetrykk lenke,Fortsett kjøpet,klikk,tilbud-fortsett',
    'Knappetrykk knapp,Slett tilbud,klikk,tilbud-slett',
    'Knappetrykk knapp,Avbryt,klikk,tilbud-slett-avbryt',
    'Knappetrykk knapp,Slett tilbud,klikk,tilbud-slett',
    'Knappetrykk knapp,Slett tilbud,klikk,tilbud-slett-bekreft',
    'Knappetrykk knapp,Prøv igjen,klikk,tilbud-slett-igjen',
  ]);
});
