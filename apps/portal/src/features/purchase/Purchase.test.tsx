import { demoHandlers, type InterceptorOptions } from '@forsikring/demo-api/interceptor';
import { TrackingProvider } from '@forsikring/tracking-consent/react';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { AppConfig } from '../../platform/config/AppConfig';
import { renderInPortal } from '../../testing/renderInPortal';
import { startServer } from '../../testing/startServer';
import { Purchase } from './Purchase';

const server = startServer();
afterEach(() => void vi.useRealTimers());

interface RenderOptions {
  union?: boolean;
  config?: AppConfig;
}

/** Renders the page, and collects the tracked events. */
function renderPurchase(
  insurer: InterceptorOptions,
  { union = false, config = {} }: RenderOptions = {},
) {
  server.use(...demoHandlers(insurer));
  const tracked: [name: string, fields: unknown][] = [];
  const tracker = {
    track: (name: string, fields: unknown) => void tracked.push([name, fields]),
    identify: () => {},
  };
  renderInPortal(
    <TrackingProvider tracker={tracker}>
      <Purchase union={union} />
    </TrackingProvider>,
    { config: { distributor: { shortname: 'sb1' }, ...config }, leave: vi.fn() },
  );
  return tracked;
}
const group = (name: string) => screen.getByRole('heading', { name });
const findFirstGroup = () => screen.findByRole('heading', { name: 'Kjøretøy' });
const groups = () =>
  [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);
const links = (texts: string[]) => texts.map((text) => screen.queryByText(text, { selector: 'a' }));
/** Toggles a group. jsdom dispatches the `toggle` event of `<details>` asynchronously. */
const press = async (name: string, open: boolean) => {
  await userEvent.click(group(name));
  await waitFor(() => expect(group(name).closest('details')?.open).toBe(open));
};

describe('the product groups', () => {
  test('leave out travel for a customer whose partner bank responds late', async () => {
    const travel = { policyNumber: 'E-1', name: 'Reise', productType: 'KOLLEKTIV_REISE' };
    renderPurchase({ customer: 'nils' });
    server.use(
      http.get('*/eikaintegrasjon/avtaler', async () => {
        await delay(300);
        return HttpResponse.json({ avtaler: [travel] });
      }),
    );
    await findFirstGroup();
    expect(groups()).not.toContain('Reise');
  });

  /** Holds the response of a call until the returned function is called with it. */
  function deferResponse(path: string): (response: Response) => Promise<void> {
    let respond: (response: Response) => void = () => {};
    const pending = new Promise<Response>((resolve) => {
      respond = resolve;
    });
    server.use(http.get(path, () => pending));
    return async (response) => {
      await act(async () => respond(response));
      await act(() => vi.advanceTimersByTimeAsync(1_000));
    };
  }
  const TRAVEL = { policyNumber: '1', name: 'Reise', productType: 'REISE' };
  const agreementsOf = (...avtaler: object[]) => HttpResponse.json({ avtaler });

  test('show the standard products after a second, and update when the agreements arrive', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderPurchase({ customer: 'kari' });
    const respond = deferResponse('*/avtaleoversikt/avtaler');
    await act(() => vi.advanceTimersByTimeAsync(900));
    expect(groups()).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(groups()).toContain('Reise');
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    await respond(agreementsOf(TRAVEL));
    expect(groups()).not.toContain('Reise');
    expect(links(['Student', 'Ung'])).toEqual([null, null]);
  });

  test('keep the links of an opened group, and mark products that the customer owns', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderPurchase({ customer: 'kari' });
    const respond = deferResponse('*/avtaleoversikt/avtaler');
    await act(() => vi.advanceTimersByTimeAsync(1_100));
    await press('Reise', true);
    expect(screen.getByRole('link', { name: 'Reise' })).toBeVisible();
    await respond(agreementsOf(TRAVEL));
    expect(groups()).toContain('Reise');
    expect(screen.queryByRole('link', { name: 'Reise' })).toBeNull();
    expect(screen.getByText('Du har denne forsikringen')).toBeVisible();
    // Groups that were not opened are updated.
    expect(links(['Student', 'Ung'])).toEqual([null, null]);
    expect(links(['Innbo'])).not.toContain(null);
  });

  test('keep links in an opened group to products that the customer does not own', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderPurchase({ customer: 'kari' });
    const respond = deferResponse('*/avtaleoversikt/avtaler');
    await act(() => vi.advanceTimersByTimeAsync(1_100));
    await press('Reise', true);
    await respond(agreementsOf());
    expect(screen.getByRole('link', { name: 'Reise' })).toBeVisible();
    expect(screen.queryByText('Du har denne forsikringen')).toBeNull();
  });

  test.each([
    ['no group was opened', false],
    ['an opened group keeps its links', true],
  ])("show the member's products when the membership arrives late: %s", async (_, opened) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderPurchase({ customer: 'leif' });
    const respond = deferResponse('*/skadekunde/hent');
    await act(() => vi.advanceTimersByTimeAsync(1_100));
    if (opened) await press('Liv og helse', true);
    const customer = { navn: 'Leif', ssn: '1', isLoMedlem: true, isBankkunde: false };
    await respond(HttpResponse.json({ ...customer, kontaktInformasjon: {}, samtykker: {} }));
    expect(screen.queryByText('Medlemsfordeler')).not.toBeNull();
    expect(screen.queryByText(/opptil 20\s% rabatt/)).toBeNull();
    expect(links(['Behandlingsforsikring']).includes(null)).toBe(!opened);
  });

  test('show an error when the agreements cannot be read, and retry', async () => {
    renderPurchase({ customer: 'kari', faults: 'getAgreements=status:404' });
    await findFirstGroup();
    expect(await screen.findByRole('alert')).toHaveTextContent('Vi fikk ikke sjekket');
    server.use(...demoHandlers({ customer: 'kari' }));
    await userEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    await waitFor(() => expect(groups()).not.toContain('Reise'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('open health products in a new tab, and announce it', async () => {
    renderPurchase({ customer: 'ingrid' });
    await findFirstGroup();
    await press('Liv og helse', true);
    const life = screen.getByRole('link', { name: /^Livsforsikring\s*\(åpnes i ny fane\)$/ });
    expect(life).toHaveAttribute('target', '_blank');
    await press('Båt', true);
    expect(screen.getByRole('link', { name: 'Båt' })).not.toHaveAttribute('target');
  });
});

describe("the benefits in the union's layout", () => {
  test('address a member', async () => {
    renderPurchase({ customer: 'leif' }, { union: true });
    expect(await screen.findByText(/^Som LO-medlem får du toppdekning/)).toBeVisible();
    expect(screen.queryByText(/^Medlemmer av LO får/)).toBeNull();
  });

  test.each([
    ['is no member', ''],
    ['cannot be read', 'getCustomer=status:404'],
    ['is not known yet', 'getCustomer=hang'],
  ])('describe what members get to a customer who %s', async (_, faults) => {
    renderPurchase({ customer: 'ingrid', faults }, { union: true });
    const text = await screen.findByText(
      'Medlemmer av LO får toppdekning til standardpris, og 1 000 kroner lavere egenandel på innboforsikringen.',
    );
    expect(text).toBeVisible();
    await screen.findByRole('heading', { name: 'Kjøretøy' }, { timeout: 5_000 });
    expect(text).toBeVisible();
    expect(screen.queryByText(/LO-medlem/)).toBeNull();
  });
});

describe('the service cards', () => {
  const SET_UP = {
    maintenanceCalendarUrl: 'https://kalender.example/aar',
    distributor: {
      shortname: 'sb1',
      oversiktConfig: {
        showVedlikeholdsKalender: true,
        taskCards: { showBedriftsportal: true, bedriftsportalUrl: 'https://bedrift.example/' },
      },
    },
  };
  const NAMES = /bedriftsportalen|vedlikeholdskalenderen/;

  test('link to the business portal and the maintenance calendar when they are switched on', async () => {
    renderPurchase({ customer: 'ingrid' }, { config: SET_UP });
    await findFirstGroup();
    expect(
      screen.getAllByRole('link', { name: NAMES }).map((link) => link.getAttribute('href')),
    ).toEqual(['https://bedrift.example/', 'https://kalender.example/aar']);
    for (const link of screen.getAllByRole('link', { name: NAMES }))
      expect(link).toHaveAttribute('target', '_blank');
  });

  test.each([
    ['off', { ...SET_UP, distributor: { shortname: 'sb1' } }],
    [
      'unsafe',
      {
        maintenanceCalendarUrl: 'javascript:alert(1)',
        distributor: {
          ...SET_UP.distributor,
          oversiktConfig: {
            showVedlikeholdsKalender: true,
            taskCards: { showBedriftsportal: true, bedriftsportalUrl: 'http://bedrift.example/' },
          },
        },
      },
    ],
  ])('are not shown when they are %s', async (_, config) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    renderPurchase({ customer: 'ingrid' }, { config });
    await findFirstGroup();
    expect(screen.queryByRole('link', { name: NAMES })).toBeNull();
  });
});

test('tracks each press, and with a chosen product the groups that were opened', async () => {
  const tracked = renderPurchase({ customer: 'ingrid' });
  await findFirstGroup();
  await press('Dyr', true);
  await press('Kjøretøy', true);
  await press('Dyr', false);
  await press('Dyr', true);
  const moped = screen.getByRole('link', { name: 'Moped' });
  moped.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(moped);
  const toggled = (navn: string, hendelse: string, id: string) => [
    'Knappetrykk',
    { type: 'knapp', navn, hendelse, id },
  ];
  expect(tracked).toEqual([
    toggled('Dyr', 'åpne', 'kategori-dyr'),
    toggled('Kjøretøy', 'åpne', 'kategori-kjoretoy'),
    toggled('Dyr', 'lukk', 'kategori-dyr'),
    toggled('Dyr', 'åpne', 'kategori-dyr'),
    ['Knappetrykk', { type: 'lenke', navn: 'Moped', hendelse: 'klikk', id: 'kjop-moped' }],
    ['Statistikk', { name: 'Åpnede kategorier', value: 'dyr,kjoretoy' }],
  ]);
});
