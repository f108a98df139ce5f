import { demoHandlers, type InterceptorOptions } from '@forsikring/demo-api/interceptor';
import { TrackingProvider } from '@forsikring/tracking-consent/react';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AppConfig } from '../../platform/config/AppConfig';
import { renderInPortal } from '../../testing/renderInPortal';
import { Purchase } from './Purchase';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  vi.useRealTimers();
  server.resetHandlers();
});
afterAll(() => server.close());

interface Opening {
  union?: boolean;
  config?: AppConfig;
}

/** Opens the page, and collects what is told of it. */
function open(insurer: InterceptorOptions, { union = false, config = {} }: Opening = {}) {
  server.use(...demoHandlers(insurer));
  const told: [name: string, fields: unknown][] = [];
  const tracker = {
    track: (name: string, fields: unknown) => void told.push([name, fields]),
    identify: () => {},
  };
  renderInPortal(
    <TrackingProvider tracker={tracker}>
      <Purchase union={union} />
    </TrackingProvider>,
    { config: { distributor: { shortname: 'sb1' }, ...config }, leave: vi.fn() },
  );
  return told;
}
const group = (name: string) => screen.getByRole('heading', { name });
const there = () => screen.findByRole('heading', { name: 'Kjøretøy' });
const groups = () =>
  [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);
const links = (texts: string[]) => texts.map((text) => screen.queryByText(text, { selector: 'a' }));
/** In jsdom, a `<details>` tells of itself a moment after it was opened. */
const press = async (name: string, open: boolean) => {
  await userEvent.click(group(name));
  await waitFor(() => expect(group(name).closest('details')?.open).toBe(open));
};
const picture = () => document.querySelector('.purchase-picture use')?.getAttribute('href');

describe('what can be bought', () => {
  it('is everything for who has nothing', async () => {
    open({ customer: 'ingrid' });
    await there();
    expect(groups()).toEqual([
      ...['Kjøretøy', 'Hus og hytte', 'Reise', 'Innbo og ting', 'Liv og helse', 'Båt', 'Dyr'],
    ]);
    expect(links(['Student', 'Ung', 'Behandlingsforsikring'])).not.toContain(null);
  });

  it.each(['kari', 'per'])('is no travel for %s, who has it already', async (customer) => {
    open({ customer });
    await there();
    expect(groups()).not.toContain('Reise');
    expect(links(['Student', 'Ung'])).toEqual([null, null]);
  });

  it('is no travel for who has it at a partner bank, however late that is known', async () => {
    const travel = { policyNumber: 'E-1', name: 'Reise', productType: 'KOLLEKTIV_REISE' };
    open({ customer: 'nils' });
    server.use(
      http.get('*/eikaintegrasjon/avtaler', async () => {
        await delay(300);
        return HttpResponse.json({ avtaler: [travel] });
      }),
    );
    await there();
    expect(groups()).not.toContain('Reise');
  });

  it('is the union’s list for its members', async () => {
    open({ customer: 'leif' });
    await there();
    expect(screen.getByText('Reise', { selector: 'a' })).toHaveAttribute(
      'href',
      '/privat/forsikring/skade/reise/lofavor',
    );
    expect(links(['Behandlingsforsikring'])).toEqual([null]);
    expect(screen.getByText(/toppdekning til standardpris, og 1000 kroner lavere/)).toBeVisible();
    expect(screen.queryByText(/20 %/)).toBeNull();
  });

  it('is the standard list when nothing is known of the customer', async () => {
    open({ customer: 'leif', faults: 'getAgreements=status:404&getCustomer=status:404' });
    await there();
    expect(groups()).toHaveLength(7);
    expect(screen.getByText('Reise', { selector: 'a' })).toHaveAttribute(
      'href',
      '/privat/forsikring/skade/reise',
    );
    expect(screen.getByText(/opptil 20 % rabatt/)).toBeVisible();
  });

  /** Holds the response of a call until the returned function is called with it. */
  function hold(path: string): (response: Response) => Promise<void> {
    let respond: (response: Response) => void = () => {};
    const held = new Promise<Response>((resolve) => {
      respond = resolve;
    });
    server.use(http.get(path, () => held));
    return async (response) => {
      await act(async () => respond(response));
      await act(() => vi.advanceTimersByTimeAsync(1_000));
    };
  }
  const TRAVEL = { policyNumber: '1', name: 'Reise', productType: 'REISE' };
  const agreementsOf = (...avtaler: object[]) => HttpResponse.json({ avtaler });

  it('is the standard list after a second, and follows the agreements when they arrive', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open({ customer: 'kari' });
    const respond = hold('*/avtaleoversikt/avtaler');
    await act(() => vi.advanceTimersByTimeAsync(900));
    expect(groups()).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(groups()).toContain('Reise');
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    await respond(agreementsOf(TRAVEL));
    expect(groups()).not.toContain('Reise');
    expect(links(['Student', 'Ung'])).toEqual([null, null]);
  });

  it('keeps the links of an opened group, and marks what the customer turns out to own', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open({ customer: 'kari' });
    const respond = hold('*/avtaleoversikt/avtaler');
    await act(() => vi.advanceTimersByTimeAsync(1_100));
    await press('Reise', true);
    expect(screen.getByRole('link', { name: 'Reise' })).toBeVisible();
    await respond(agreementsOf(TRAVEL));
    expect(groups()).toContain('Reise');
    expect(screen.queryByRole('link', { name: 'Reise' })).toBeNull();
    expect(screen.getByText('Du har denne forsikringen')).toBeVisible();
    // The other groups were not opened: they follow.
    expect(links(['Student', 'Ung'])).toEqual([null, null]);
    expect(links(['Innbo'])).not.toContain(null);
  });

  it('sells on in an opened group what the customer does not own', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open({ customer: 'kari' });
    const respond = hold('*/avtaleoversikt/avtaler');
    await act(() => vi.advanceTimersByTimeAsync(1_100));
    await press('Reise', true);
    await respond(agreementsOf());
    expect(screen.getByRole('link', { name: 'Reise' })).toBeVisible();
    expect(screen.queryByText('Du har denne forsikringen')).toBeNull();
  });

  it.each([
    ['as long as no group was opened', false],
    ['but for an opened group, which keeps its links', true],
  ])('is the member’s own, also where that is known late: %s', async (_, opened) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open({ customer: 'leif' });
    const respond = hold('*/skadekunde/hent');
    await act(() => vi.advanceTimersByTimeAsync(1_100));
    if (opened) await press('Liv og helse', true);
    const customer = { navn: 'Leif', ssn: '1', isLoMedlem: true, isBankkunde: false };
    await respond(HttpResponse.json({ ...customer, kontaktInformasjon: {}, samtykker: {} }));
    expect(screen.queryByText('Medlemsfordeler')).not.toBeNull();
    expect(screen.queryByText(/opptil 20 % rabatt/)).toBeNull();
    expect(links(['Behandlingsforsikring']).includes(null)).toBe(!opened);
  });

  it('says what could not be checked, and checks it on request', async () => {
    open({ customer: 'kari', faults: 'getAgreements=status:404' });
    await there();
    expect(await screen.findByRole('alert')).toHaveTextContent('Vi fikk ikke sjekket');
    server.use(...demoHandlers({ customer: 'kari' }));
    await userEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    await waitFor(() => expect(groups()).not.toContain('Reise'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('opens in a new tab where it is about health, and says so', async () => {
    open({ customer: 'ingrid' });
    await there();
    await press('Liv og helse', true);
    const life = screen.getByRole('link', { name: /^Livsforsikring\s*\(åpnes i ny fane\)$/ });
    expect(life).toHaveAttribute('target', '_blank');
    await press('Båt', true);
    expect(screen.getByRole('link', { name: 'Båt' })).not.toHaveAttribute('target');
  });
});

describe('the picture', () => {
  it('follows the group that was opened last, and stays when that is closed', async () => {
    open({ customer: 'ingrid' });
    await there();
    expect(picture()).toMatch(/default.*svg.*#picture$/);
    await press('Kjøretøy', true);
    await waitFor(() => expect(picture()).toMatch(/kjoretoy/));
    await press('Dyr', true);
    await waitFor(() => expect(picture()).toMatch(/dyr/));
    expect(group('Kjøretøy').closest('details')).toHaveAttribute('open');
    await press('Dyr', false);
    expect(picture()).toMatch(/dyr/);
  });
});

describe('the union’s layout', () => {
  it('has the benefits first; the products are the customer’s own', async () => {
    open({ customer: 'ingrid' }, { union: true });
    await there();
    expect(screen.getAllByRole('heading')[0]).toHaveTextContent('Medlemsfordeler');
    expect(screen.queryByText(/20 %/)).toBeNull();
    expect(picture()).toBeDefined();
    expect(links(['Behandlingsforsikring'])).not.toContain(null);
  });
});

describe('the benefits in the union’s layout', () => {
  it('are told to a member as theirs', async () => {
    open({ customer: 'leif' }, { union: true });
    expect(await screen.findByText(/^Som LO-medlem får du toppdekning/)).toBeVisible();
    expect(screen.queryByText(/^Medlemmer av LO får/)).toBeNull();
  });

  it.each([
    ['is no member', ''],
    ['cannot be asked for', 'getCustomer=status:404'],
    ['is not known yet', 'getCustomer=hang'],
  ])('are told as the members’ to a customer who %s', async (_, faults) => {
    open({ customer: 'ingrid', faults }, { union: true });
    const text = await screen.findByText(
      'Medlemmer av LO får toppdekning til standardpris, og 1000 kroner lavere egenandel på innboforsikringen.',
    );
    expect(text).toBeVisible();
    await screen.findByRole('heading', { name: 'Kjøretøy' }, { timeout: 5_000 });
    expect(text).toBeVisible();
    expect(screen.queryByText(/LO-medlem/)).toBeNull();
  });
});

describe('the cards', () => {
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

  it('of the business portal and the maintenance calendar lead out where they are on', async () => {
    open({ customer: 'ingrid' }, { config: SET_UP });
    await there();
    expect(
      screen.getAllByRole('link', { name: NAMES }).map((link) => link.getAttribute('href')),
    ).toEqual(['https://bedrift.example/', 'https://kalender.example/aar']);
    for (const link of screen.getAllByRole('link', { name: NAMES }))
      expect(link).toHaveAttribute('target', '_blank');
  });

  it.each([
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
  ])('are not there where they are %s', async (_, config) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    open({ customer: 'ingrid' }, { config });
    await there();
    expect(screen.queryByRole('link', { name: NAMES })).toBeNull();
  });
});

it('tells of each press, and of the groups that came before a choice', async () => {
  const told = open({ customer: 'ingrid' });
  await there();
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
  expect(told).toEqual([
    toggled('Dyr', 'åpne', 'kategori-dyr'),
    toggled('Kjøretøy', 'åpne', 'kategori-kjoretoy'),
    toggled('Dyr', 'lukk', 'kategori-dyr'),
    toggled('Dyr', 'åpne', 'kategori-dyr'),
    ['Knappetrykk', { type: 'lenke', navn: 'Moped', hendelse: 'klikk', id: 'kjop-moped' }],
    ['Statistikk', { name: 'Åpnede kategorier', value: 'dyr,kjoretoy' }],
  ]);
});
