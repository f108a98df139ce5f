import { demoHandlers, type InterceptorOptions } from '@forsikring/demo-api/interceptor';
import { TrackingProvider } from '@forsikring/tracking-consent/react';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { renderInPortal } from '../testing/renderInPortal';
import OffersRoute from './OffersRoute';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function open(insurer: InterceptorOptions) {
  server.use(...demoHandlers(insurer));
  const distributor = { shortname: 'sb1', kontaktinfo: { telefon: '21 00 00 00' } };
  renderInPortal(<OffersRoute />, { config: { distributor }, leave: vi.fn() });
}

/** Answers the calls of a kind by hand: each is kept, and answered when the test says so. */
function answerByHand(method: 'get' | 'delete') {
  const asked: { path: string; answer: (response: Response) => Promise<void> }[] = [];
  server.use(
    http[method]('*/avtaleoversikt/tilbud*', ({ request }) => {
      return new Promise<Response>((resolve) => {
        const answer = async (response: Response) => {
          await act(async () => resolve(response));
        };
        asked.push({ path: new URL(request.url).pathname, answer });
      });
    }),
  );
  const next = async (count = 1) => {
    await waitFor(() => expect(asked).toHaveLength(count));
    return asked[count - 1] as (typeof asked)[number];
  };
  return { asked, next };
}
const deleted = () => new HttpResponse(null, { status: 204 });
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');
const offerNames = () =>
  screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const card = (name: string) => {
  const item = screen.getByRole('heading', { level: 2, name }).closest('li');
  return within(item as HTMLElement);
};
const there = (name: string) => screen.findByRole('heading', { level: 2, name });
const button = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.getByRole('heading', { name });
const question = () => screen.getByText('Vil du slette tilbudet?').parentElement;
/** What has been said politely. */
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

describe('the offers', () => {
  it('stand by system and name, those that nobody can continue left out', async () => {
    open({ customer: 'oda' });
    await there('Bilforsikring');
    expect(offerNames()).toEqual([
      ...['Bilforsikring', 'Båtforsikring', 'Elsparkesykkel', 'Hundeforsikring', 'Husforsikring'],
      ...['Hytteforsikring', 'Innboforsikring', 'Katteforsikring', 'Moped', 'Motorsykkel'],
      ...['Reiseforsikring', expect.stringMatching(/^Tilhenger/)],
      ...['Hus uten nummer', 'Båt uten versjon'],
    ]);
  });

  it('say what they cost, with package and traffic fee, and how long they stand', async () => {
    open({ customer: 'oda' });
    await there('Bilforsikring');
    const textsOf = (name: string) =>
      plain(card(name).getByRole('heading').closest('li')?.textContent ?? '');
    expect(textsOf('Bilforsikring')).toContain(
      '180 kr/md2 160 kr/årInkluderer trafikkforsikringsavgift på 254,50 kr/mdGyldig til 24. desember 2026',
    );
    expect(textsOf('Husforsikring')).toContain(
      '219 kr/mdPakkepris2 628 kr/årGyldig til 24. desember 2026',
    );
    expect(textsOf('Båt uten versjon')).toContain('88 kr/md1 056 kr/år');
    expect(textsOf('Båt uten versjon')).not.toMatch(/Gyldig|Pakkepris|avgift/);
  });

  it('lead on to the purchase, or say whom to ask', async () => {
    open({ customer: 'oda' });
    await there('Bilforsikring');
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

  it('that are missing are warned of, and nobody is told that they have none', async () => {
    open({ customer: 'nina' });
    await there('Husforsikring');
    const warning =
      /^Noen av systemene våre er nede\. Det kan hende noen av tilbudene dine mangler/;
    expect(screen.getByText(warning)).toBeVisible();
    await userEvent.click(button('Slett tilbud på Husforsikring'));
    await userEvent.click(button('Slett tilbud'));
    await waitFor(() => expect(offerNames()).toEqual([]));
    expect(screen.getByText(warning)).toBeVisible();
    expect(heading('Tilbudene dine')).toHaveFocus();
  });

  it('that are none say so, and lead to what can be bought', async () => {
    open({ customer: 'ingrid' });
    expect(await screen.findByRole('heading', { name: 'Du har ingen tilbud' })).toBeVisible();
    expect(document.title).toBe('Du har ingen tilbud');
    expect(screen.getByRole('link', { name: 'Se hva du kan forsikre' })).toHaveAttribute(
      'href',
      '/kjopsinnganger',
    );
  });

  it('that stand twice, or without a number or a price, all stand', async () => {
    // React tells of cards that it cannot tell apart.
    const told = vi.spyOn(console, 'error');
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
    expect(told).not.toHaveBeenCalled();
  });
});

describe('offers that cannot be had', () => {
  it('say so with another try, which gives the heading the focus', async () => {
    open({ customer: 'kari', faults: 'getOffers=status:500' });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('En feil oppsto ved henting av dine tilbud.');
    server.use(...demoHandlers({ customer: 'kari' }));
    await userEvent.click(within(alert).getByRole('button', { name: 'Prøv igjen' }));
    expect(heading('Tilbudene dine')).toHaveFocus();
    expect(await there('Motorsykkel')).toBeVisible();
  });
});

describe('deleting an offer', () => {
  it('asks first; Avbryt and Escape return to the offer and to the button', async () => {
    open({ customer: 'kari' });
    await there('Motorsykkel');
    const { asked } = answerByHand('delete');
    const opener = () => button('Slett tilbud på Motorsykkel');
    await userEvent.click(opener());
    expect(question()).toHaveFocus();
    expect(screen.getByRole('group', { name: 'Vil du slette tilbudet?' })).toBeVisible();
    await userEvent.click(button('Avbryt'));
    expect(opener()).toHaveFocus();
    await userEvent.keyboard('{Enter}{Escape}');
    expect(opener()).toHaveFocus();
    await userEvent.keyboard('{Enter}{Tab}{Escape}');
    expect(opener()).toHaveFocus();
    expect(asked).toEqual([]);
  });

  it('says what it does, sends once, and goes on to the next offer, or to the heading', async () => {
    open({ customer: 'vera' });
    await there('Hytteforsikring');
    const { asked, next } = answerByHand('delete');
    await userEvent.click(button('Slett tilbud på Hytteforsikring'));
    const confirm = button('Slett tilbud');
    await userEvent.dblClick(confirm);
    expect(screen.getByRole('group', { name: /Sletter tilbud/ })).toBeVisible();
    expect(said()).toBe('Sletter tilbud');
    expect(confirm).toHaveFocus();
    await userEvent.keyboard('{Enter}{Escape}');
    await userEvent.click(button('Avbryt'));
    expect(screen.getByRole('group', { name: /Sletter tilbud/ })).toBeVisible();
    await (await next()).answer(deleted());
    expect(asked.map(({ path }) => path)).toEqual([
      '/api/privat/forsikring/avtaleoversikt/tilbud/4400102',
    ]);
    expect(heading('Innboforsikring')).toHaveFocus();
    expect(said()).toBe('Tilbudet på Hytteforsikring er slettet');

    await userEvent.click(button('Slett tilbud på Innboforsikring'));
    await userEvent.click(button('Slett tilbud'));
    await (await next(2)).answer(deleted());
    expect(heading('Du har ingen tilbud')).toHaveFocus();
    expect(said()).toBe('Tilbudet på Innboforsikring er slettet');
  });

  it('reads the list again', async () => {
    open({ customer: 'kari' });
    await there('Motorsykkel');
    const { next } = answerByHand('get');
    await userEvent.click(button('Slett tilbud på Motorsykkel'));
    await userEvent.click(button('Slett tilbud'));
    const fresh = { name: 'Ny båt', productType: 'BAAT', policyNumber: '9', versionNumber: '1' };
    const read = await next();
    // As a server may answer that has not got round to it yet.
    const old = { name: 'Motorsykkel', productType: 'MC', policyNumber: '4400107' };
    await read.answer(HttpResponse.json({ tilbud: [fresh, old], systemSourceError: false }));
    await waitFor(() => expect(offerNames()).toEqual(['Ny båt']));
  });

  it('that fails says so; the button has become Prøv igjen, and does', async () => {
    open({ customer: 'kari' });
    await there('Motorsykkel');
    const { next } = answerByHand('delete');
    await userEvent.click(button('Slett tilbud på Motorsykkel'));
    const confirm = button('Slett tilbud');
    await userEvent.click(confirm);
    await (await next()).answer(new HttpResponse(null, { status: 500 }));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'En feil oppsto ved sletting av ditt tilbud.',
    );
    expect(confirm).toHaveFocus();
    expect(confirm).toHaveTextContent('Prøv igjen');
    expect(said()).toBe('');
    await userEvent.click(confirm);
    expect(screen.queryByRole('alert')).toBeNull();
    await (await next(2)).answer(deleted());
    expect(offerNames()).toEqual(['Bilforsikring']);
    expect(heading('Tilbudene dine')).toHaveFocus();
  });

  it('that fails can be given up', async () => {
    open({ customer: 'vera' });
    await there('Hytteforsikring');
    await userEvent.click(button('Slett tilbud på Hytteforsikring'));
    await userEvent.click(button('Slett tilbud'));
    await screen.findByRole('alert');
    await userEvent.keyboard('{Escape}');
    expect(button('Slett tilbud på Hytteforsikring')).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that was deleted in another tab is as good as done', async () => {
    open({ customer: 'kari' });
    await there('Motorsykkel');
    const { next } = answerByHand('delete');
    await userEvent.click(button('Slett tilbud på Bilforsikring'));
    await userEvent.click(button('Slett tilbud'));
    await (await next()).answer(HttpResponse.json({ kode: 'FINNES_IKKE' }, { status: 404 }));
    expect(offerNames()).toEqual(['Motorsykkel']);
    expect(heading('Motorsykkel')).toHaveFocus();
    expect(said()).toBe('Tilbudet på Bilforsikring er slettet');
  });

  it('of two at once lets each go by itself; the focus stays with the one that waits', async () => {
    open({ customer: 'oda' });
    await there('Bilforsikring');
    const { asked, next } = answerByHand('delete');
    for (const name of ['Bilforsikring', 'Båtforsikring']) {
      await userEvent.click(button(`Slett tilbud på ${name}`));
      await userEvent.click(card(name).getByRole('button', { name: 'Slett tilbud' }));
    }
    const boat = await next(2);
    await (asked[0] as typeof boat).answer(deleted());
    expect(offerNames()).not.toContain('Bilforsikring');
    expect(card('Båtforsikring').getByRole('button', { name: 'Slett tilbud' })).toHaveFocus();
    await boat.answer(new HttpResponse(null, { status: 500 }));
    expect(card('Båtforsikring').getByRole('alert')).toBeVisible();
    expect(card('Båtforsikring').getByRole('button', { name: 'Prøv igjen' })).toHaveFocus();
  });

  it('keeps the others when the list cannot be read again', async () => {
    open({ customer: 'kari' });
    await there('Motorsykkel');
    const { next } = answerByHand('get');
    await userEvent.click(button('Slett tilbud på Motorsykkel'));
    await userEvent.click(button('Slett tilbud'));
    await (await next()).answer(new HttpResponse(null, { status: 404 }));
    expect(offerNames()).toEqual(['Bilforsikring']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('whose card goes while it is asked about gives the focus on', async () => {
    open({ customer: 'vera' });
    await there('Hytteforsikring');
    const deletion = answerByHand('delete');
    await userEvent.click(button('Slett tilbud på Innboforsikring'));
    await userEvent.click(button('Slett tilbud'));
    await userEvent.click(button('Slett tilbud på Hytteforsikring'));
    const read = answerByHand('get');
    await (await deletion.next()).answer(deleted());
    expect(question()).toHaveFocus();
    await (await read.next()).answer(HttpResponse.json({ tilbud: [], systemSourceError: false }));
    expect(heading('Du har ingen tilbud')).toHaveFocus();
  });

  it.each([
    ['A/1 ?#%', 'A%2F1%20%3F%23%25'],
    ['Æ&x=1', '%C3%86%26x%3D1'],
    ['007', '007'],
  ])('of the number %s asks for that very offer', async (policyNumber, segment) => {
    open({ customer: 'kari' });
    server.use(
      http.get('*/avtaleoversikt/tilbud', () =>
        HttpResponse.json({ tilbud: [{ name: 'Båt', productType: 'BAAT', policyNumber }] }),
      ),
    );
    await there('Båt');
    const { next } = answerByHand('delete');
    await userEvent.click(button('Slett tilbud på Båt'));
    await userEvent.click(button('Slett tilbud'));
    expect((await next()).path).toBe(`/api/privat/forsikring/avtaleoversikt/tilbud/${segment}`);
  });
});

it('tells of what is seen and pressed, in words of the page alone', async () => {
  server.use(...demoHandlers({ customer: 'vera' }));
  const told: unknown[] = [];
  const tracker = {
    track: (name: string, fields: object) => void told.push(`${name} ${Object.values(fields)}`),
    identify: () => {},
  };
  renderInPortal(
    <TrackingProvider tracker={tracker}>
      <OffersRoute />
    </TrackingProvider>,
    { config: {}, leave: vi.fn() },
  );
  await there('Hytteforsikring');
  const link = screen.getByRole('link', { name: 'Fortsett kjøpet av Hytteforsikring' });
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  await userEvent.click(button('Slett tilbud på Hytteforsikring'));
  await userEvent.click(button('Avbryt'));
  await userEvent.click(button('Slett tilbud på Hytteforsikring'));
  const { next } = answerByHand('delete');
  await userEvent.click(button('Slett tilbud'));
  await userEvent.keyboard('{Enter}');
  await (await next()).answer(new HttpResponse(null, { status: 500 }));
  await userEvent.click(button('Prøv igjen'));
  await (await next(2)).answer(deleted());
  expect(told).toEqual([
    'Komponentvisning Tilbud',
    'Knappetrykk lenke,Fortsett kjøpet,klikk,tilbud-fortsett',
    'Knappetrykk knapp,Slett tilbud,klikk,tilbud-slett',
    'Knappetrykk knapp,Avbryt,klikk,tilbud-slett-avbryt',
    'Knappetrykk knapp,Slett tilbud,klikk,tilbud-slett',
    'Knappetrykk knapp,Slett tilbud,klikk,tilbud-slett-bekreft',
    'Knappetrykk knapp,Prøv igjen,klikk,tilbud-slett-igjen',
  ]);
});
