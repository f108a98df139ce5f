import { demoHandlers, type InterceptorOptions } from '@forsikring/demo-api/interceptor';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import type { AppConfig } from '../../platform/config/AppConfig';
import { deferResponses } from '../../testing/deferResponses';
import { renderInPortal } from '../../testing/renderInPortal';
import { startServer } from '../../testing/startServer';
import { Purchase } from './Purchase';

const server = startServer();

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
  renderInPortal(<Purchase union={union} />, {
    config: { distributor: { shortname: 'sb1' }, ...config },
    track: (...event) => void tracked.push(event),
  });
  return tracked;
}
const group = (name: string) => screen.getByRole('heading', { name });
const findFirstGroup = () => screen.findByRole('heading', { name: 'Kjøretøy' });
const groups = () =>
  [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);
const links = (texts: string[]) =>
  texts.map((text) => screen.queryByText(text, { selector: 'a, a *' }));
/** Toggles a group. jsdom dispatches the `toggle` event of `<details>` asynchronously. */
const press = async (name: string, open: boolean) => {
  await userEvent.click(group(name));
  await waitFor(() => expect(group(name).closest('details')?.open).toBe(open));
};

describe('the product groups', () => {
  /** Renders the page while a call is pending. Returns a function that responds to the call. */
  async function renderWithout(path: string, customer: string, waitMs = 1_100) {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderPurchase({ customer });
    const { nextRequest } = deferResponses(server, 'get', path);
    const { respond } = await nextRequest();
    await act(() => vi.advanceTimersByTimeAsync(waitMs));
    return async (response: Response) => {
      await respond(response);
      await act(() => vi.advanceTimersByTimeAsync(1_000));
    };
  }
  const AGREEMENTS = '/avtaleoversikt/avtaler';
  const TRAVEL = { policyNumber: '1', name: 'Reise', productType: 'REISE' };
  const agreementsOf = (...avtaler: object[]) => HttpResponse.json({ avtaler });

  test('leave out travel for a customer whose partner bank responds late', async () => {
    const respond = await renderWithout('/eikaintegrasjon/avtaler', 'nils', 300);
    expect(groups()).toEqual([]);
    await respond(agreementsOf({ ...TRAVEL, productType: 'KOLLEKTIV_REISE' }));
    expect(groups()).toContain('Kjøretøy');
    expect(groups()).not.toContain('Reise');
  });

  test('show the standard products after a second, and update when the agreements arrive', async () => {
    const respond = await renderWithout(AGREEMENTS, 'kari', 800);
    expect(groups()).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(groups()).toContain('Reise');
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    await respond(agreementsOf(TRAVEL));
    expect(groups()).not.toContain('Reise');
    expect(links(['Student', 'Ung'])).toEqual([null, null]);
  });

  test('keep the links of an opened group, and mark products that the customer owns', async () => {
    const respond = await renderWithout(AGREEMENTS, 'kari');
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
    const respond = await renderWithout(AGREEMENTS, 'kari');
    await press('Reise', true);
    await respond(agreementsOf());
    expect(screen.getByRole('link', { name: 'Reise' })).toBeVisible();
    expect(screen.queryByText('Du har denne forsikringen')).toBeNull();
  });

  test.each([
    ['no group was opened', false],
    ['an opened group keeps its links', true],
  ])("show the member's products when the membership arrives late: %s", async (_, opened) => {
    const respond = await renderWithout('/skadekunde/hent', 'leif');
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
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderPurchase({ customer: 'ingrid', faults }, { union: true });
    const text = await screen.findByText(
      'Medlemmer av LO får toppdekning til standardpris, og 1 000 kroner lavere egenandel på innboforsikringen.',
    );
    expect(text).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(1_100));
    await findFirstGroup();
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

  const UNSAFE = {
    showVedlikeholdsKalender: true,
    taskCards: { showBedriftsportal: true, bedriftsportalUrl: 'http://bedrift.example/' },
  };

  test.each([
    ['off', { ...SET_UP, distributor: { shortname: 'sb1' } }],
    [
      'unsafe',
      {
        maintenanceCalendarUrl: 'javascript:alert(1)',
        distributor: { shortname: 'sb1', oversiktConfig: UNSAFE },
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
    ['Komponentvisning', { komponent: 'Kjøpsinnganger' }],
    toggled('Dyr', 'åpne', 'kategori-dyr'),
    toggled('Kjøretøy', 'åpne', 'kategori-kjoretoy'),
    toggled('Dyr', 'lukk', 'kategori-dyr'),
    toggled('Dyr', 'åpne', 'kategori-dyr'),
    ['Knappetrykk', { type: 'lenke', navn: 'Moped', hendelse: 'klikk', id: 'kjop-moped' }],
    ['Statistikk', { name: 'Åpnede kategorier', value: 'dyr,kjoretoy' }],
  ]);
});
