import { customers } from '@forsikring/demo-api';
import { demoHandlers, type InterceptorOptions } from '@forsikring/demo-api/interceptor';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { deferResponses } from '../testing/deferResponses';
import { renderInPortal } from '../testing/renderInPortal';
import { startServer } from '../testing/startServer';
import { WithToasts } from '../testing/WithToasts';
import OffersRoute from './OffersRoute';

const server = startServer();

function renderOffers(insurer: InterceptorOptions, track?: (name: string, fields: object) => void) {
  server.use(...demoHandlers(insurer));
  const distributor = { shortname: 'sb1', kontaktinfo: { telefon: '21 00 00 00' } };
  const page = (
    <WithToasts>
      <OffersRoute />
    </WithToasts>
  );
  renderInPortal(page, { config: { distributor }, ...(track && { track }) });
}
/** Renders the offers, and waits for one of them. */
async function openOffers(customer: string, first: string) {
  renderOffers({ customer });
  await findOffer(first);
}
/** Renders offers that no demo customer has. */
function renderList(tilbud: object[]) {
  renderOffers({ customer: 'kari' });
  server.use(http.get('*/avtaleoversikt/tilbud', () => listOf(...tilbud)));
}

const deferOffers = (method: 'get' | 'delete') =>
  deferResponses(server, method, '/avtaleoversikt/tilbud*');
const listOf = (...tilbud: object[]) => HttpResponse.json({ tilbud, systemSourceError: false });
const responseOf = (status: number) => new HttpResponse(null, { status });
const deleted = () => responseOf(204);
const offerNames = () =>
  screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const itemOf = (name: string) =>
  screen.getByRole('heading', { level: 2, name }).closest('li') as HTMLElement;
const card = (name: string) => within(itemOf(name));
/** The page without its toasts, whose live regions are always mounted. */
const main = () => within(screen.getByRole('main'));
const findOffer = (name: string) => screen.findByRole('heading', { level: 2, name });
const button = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.getByRole('heading', { name });
const question = () => screen.getByText('Vil du slette tilbudet?').parentElement;
/** Presses the button of an offer, and confirms. */
async function deleteOffer(name: string) {
  await userEvent.click(button(`Slett tilbud på ${name}`));
  await userEvent.click(card(name).getByRole('button', { name: 'Slett tilbud' }));
}
/** The text of the polite live regions. */
const announced = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

describe('the offers', () => {
  test('show price, package, traffic fee and how long they are valid, and link to the purchase or show contact', async () => {
    vi.useFakeTimers({ now: new Date('2026-12-11T00:00:00+01:00'), toFake: ['Date'] });
    const oda = customers.find(({ id }) => id === 'oda');
    const names = ['Bilforsikring', 'Husforsikring', 'Båt uten versjon', 'Hus uten nummer'];
    renderList(oda?.offers.tilbud.filter(({ name }) => names.includes(name)) ?? []);
    await findOffer('Bilforsikring');
    const textOf = (name: string) => itemOf(name).textContent?.replaceAll('\u00a0', ' ');
    expect(textOf('Bilforsikring')).toContain(
      'Går ut om 13 dager742 kr/mdPer år8 904 kr/årAvgiftInkluderer trafikkforsikringsavgift på 254,50 kr/mdFristGyldig til 24. desember 2026',
    );
    expect(textOf('Husforsikring')).toContain(
      '588 kr/mdPakkeprisPer år7 056 kr/årI pakkenHusforsikring: 489 kr/mdInnboforsikring: 99 kr/mdFristGyldig til 24. desember 2026',
    );
    expect(textOf('Båt uten versjon')).toContain('88 kr/mdPer år1 056 kr/år');
    expect(textOf('Båt uten versjon')).not.toMatch(/Gyldig|Pakkepris|avgift|Går ut/);
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

  test('say how many end first, and lead to the first of them, whose action is the main one', async () => {
    const today = '2026-12-21T12:00:00+01:00';
    vi.useFakeTimers({ now: new Date(today), toFake: ['Date'] });
    const offer = (name: string, expirationDate: string) => ({
      ...{ name, expirationDate, productType: 'REISE', policyNumber: name, versionNumber: '1' },
    });
    renderList([
      offer('A', '2026-12-24'),
      offer('B', '2026-12-21'),
      offer('C', '2026-12-21'),
      offer('D', '2027-01-24'),
    ]);
    await findOffer('A');
    expect(screen.getByText('2 tilbud går ut i dag.')).toBeVisible();
    const action = (name: string) =>
      screen.getByRole('link', { name: `Fortsett kjøpet av ${name}` });
    const ranks = ['A', 'B', 'C', 'D'].map((name) => action(name).getAttribute('data-variant'));
    expect(ranks).toEqual(['primary', 'primary', 'primary', 'secondary']);
    const link = screen.getByRole('link', { name: 'Se det første' });
    expect(itemOf('B').id).toBe(link.getAttribute('href')?.slice(1));
    await userEvent.click(link);
    expect(heading('B')).toHaveFocus();
  });

  test('have one main action when there is one, and no summary', async () => {
    renderList([{ name: 'Bil', productType: 'BIL', policyNumber: '1', versionNumber: '1' }]);
    await findOffer('Bil');
    const link = screen.getByRole('link', { name: 'Fortsett kjøpet av Bil' });
    expect(link).toHaveAttribute('data-variant', 'primary');
    expect(main().queryByText(/går ut/)).toBeNull();
  });

  test('show a warning instead of the empty state when offers may be missing', async () => {
    await openOffers('nina', 'Husforsikring');
    const warning =
      /^Noen av systemene våre er nede\. Det kan hende noen av tilbudene dine mangler/;
    expect(screen.getByText(warning)).toBeVisible();
    await deleteOffer('Husforsikring');
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

  test('are sorted, also when they occur twice or have no number or price, without types that cannot be continued', async () => {
    // React logs an error for duplicate keys.
    const consoleError = vi.spyOn(console, 'error');
    const twin = { name: 'Bil', productType: 'BIL', policyNumber: '1', versionNumber: '1' };
    const bare = { name: 'Båt', productType: 'BAAT' };
    renderList([bare, twin, { name: 'Ark', productType: 'ROMFERGE' }, twin, bare]);
    await waitFor(() => expect(offerNames()).toEqual(['Bil', 'Bil', 'Båt', 'Båt']));
    expect(screen.getAllByText('Pris ikke oppgitt')).toHaveLength(4);
    expect(consoleError).not.toHaveBeenCalled();
  });

  test('show an error with a retry, which moves the focus to the heading, when they cannot be read', async () => {
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
    await openOffers('vera', 'Hytteforsikring');
    const { requests, nextRequest } = deferOffers('delete');
    await userEvent.click(button('Slett tilbud på Hytteforsikring'));
    expect(screen.getByRole('group', { name: 'Vil du slette tilbudet?' })).toBeVisible();
    expect(question()).toHaveTextContent('Du må be om et nytt tilbud hvis du ombestemmer deg.');
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
    expect(screen.getByText('Tilbudet på hytteforsikring er slettet')).toBeVisible();

    await deleteOffer('Innboforsikring');
    await (await nextRequest(2)).respond(deleted());
    expect(heading('Du har ingen tilbud')).toHaveFocus();
    expect(screen.getByText(/^Det siste tilbudet er slettet\./)).toBeVisible();
    expect(screen.getByText('Tilbudet på innboforsikring er slettet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Se hva du kan forsikre' })).toBeVisible();
  });

  test.each([
    [
      'shows the list that it reads again, from which a server may not have removed the offer yet',
      ['Ny båt'],
      () =>
        listOf(
          { name: 'Ny båt', productType: 'BAAT', policyNumber: '9', versionNumber: '1' },
          { name: 'Motorsykkel', productType: 'MC', policyNumber: '4400107' },
        ),
    ],
    [
      'keeps the other offers when the list cannot be read again',
      ['Bilforsikring'],
      () => responseOf(404),
    ],
  ])('%s', async (_, names, createResponse) => {
    await openOffers('kari', 'Motorsykkel');
    const { nextRequest } = deferOffers('get');
    await deleteOffer('Motorsykkel');
    await (await nextRequest()).respond(createResponse());
    await waitFor(() => expect(offerNames()).toEqual(names));
    expect(main().queryByRole('alert')).toBeNull();
  });

  test('can be cancelled, also after a failure', async () => {
    await openOffers('vera', 'Hytteforsikring');
    await userEvent.click(button('Slett tilbud på Hytteforsikring'));
    await userEvent.click(button('Avbryt'));
    expect(button('Slett tilbud på Hytteforsikring')).toHaveFocus();
    await deleteOffer('Hytteforsikring');
    await main().findByRole('alert');
    await userEvent.keyboard('{Escape}');
    expect(button('Slett tilbud på Hytteforsikring')).toHaveFocus();
    expect(main().queryByRole('alert')).toBeNull();
  });

  test('fails when the server does not know the offer, until the list is without it', async () => {
    await openOffers('kari', 'Motorsykkel');
    const deletion = deferOffers('delete');
    await deleteOffer('Bilforsikring');
    const read = deferOffers('get');
    await (await deletion.nextRequest()).respond(
      HttpResponse.json({ kode: 'FINNES_IKKE' }, { status: 404 }),
    );
    expect(card('Bilforsikring').getByRole('alert')).toBeVisible();
    const left = { name: 'Motorsykkel', productType: 'MC', policyNumber: '4400107' };
    await (await read.nextRequest()).respond(listOf(left));
    expect(offerNames()).toEqual(['Motorsykkel']);
    expect(heading('Motorsykkel')).toHaveFocus();
    expect(screen.queryByText('Tilbudet på bilforsikring er slettet')).toBeNull();
  });

  test('handles two offers independently; the focus stays on the pending one', async () => {
    await openOffers('vera', 'Hytteforsikring');
    const { requests, nextRequest } = deferOffers('delete');
    await deleteOffer('Hytteforsikring');
    await deleteOffer('Innboforsikring');
    const home = await nextRequest(2);
    await (requests[0] as typeof home).respond(deleted());
    expect(offerNames()).toEqual(['Innboforsikring']);
    expect(button('Slett tilbud')).toHaveFocus();
    await home.respond(responseOf(500));
    expect(card('Innboforsikring').getByRole('alert')).toBeVisible();
    expect(button('Prøv igjen')).toHaveFocus();
  });

  test('moves the focus to the heading when the card is removed during the confirmation', async () => {
    await openOffers('vera', 'Hytteforsikring');
    const deletion = deferOffers('delete');
    await deleteOffer('Innboforsikring');
    await userEvent.click(button('Slett tilbud på Hytteforsikring'));
    const read = deferOffers('get');
    await (await deletion.nextRequest()).respond(deleted());
    expect(question()).toHaveFocus();
    await (await read.nextRequest()).respond(listOf());
    expect(heading('Du har ingen tilbud')).toHaveFocus();
  });
});

test('tracks views and presses without data of the customer', async () => {
  const tracked: string[] = [];
  renderOffers(
    { customer: 'vera' },
    (name, fields) => void tracked.push(`${name} ${Object.values(fields)}`),
  );
  await findOffer('Hytteforsikring');
  const link = screen.getByRole('link', { name: 'Fortsett kjøpet av Hytteforsikring' });
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  await userEvent.click(button('Slett tilbud på Hytteforsikring'));
  await userEvent.click(button('Avbryt'));
  const { nextRequest } = deferOffers('delete');
  await deleteOffer('Hytteforsikring');
  await userEvent.keyboard('{Enter}');
  await (await nextRequest()).respond(responseOf(500));
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

test('fifty of many offers are shown, and fifty more on each press, which focuses the first of them', async () => {
  const offers = Array.from({ length: 70 }, (_, index) => ({
    ...{ policyNumber: `${index}`, name: `Reise ${index + 100}`, productType: 'REISE' },
  }));
  renderList(offers);
  await findOffer('Reise 100');
  expect(offerNames()).toHaveLength(50);
  await userEvent.click(button('Vis flere'));
  expect(offerNames()).toHaveLength(70);
  expect(heading('Reise 150')).toHaveFocus();
  expect(announced()).toContain('Viser 70 av 70 tilbud.');
});
