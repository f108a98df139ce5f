import { demoHandlers } from '@forsikring/demo-api/interceptor';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { Login } from '../features/login/Login';
import type { AppConfig } from '../platform/config/AppConfig';
import { MissingCodeError } from '../platform/loading/importPart';
import { createLeave } from '../platform/navigation/createLeave';
import { createTracking } from '../platform/tracking/createTracking';
import { renderInPortal } from '../testing/renderInPortal';
import { App } from './App';
import { CrashedPage } from './CrashedPage';
import { createPortalServices } from './createPortalServices';
import { LoginGate } from './LoginGate';
import { StartFailure } from './StartFailure';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  // React logs each crash itself.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // No page to go back to, whatever other tests have visited.
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(1);
  server.use(...demoHandlers());
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const CONFIG: AppConfig = {
  features: { 'direkte-innlogging': 'true', 'nysalg-skade': 'false' },
  distributor: {
    name: 'Demobanken',
    insurer: 'Fjordtrygd Forsikring AS',
    kontaktinfo: { telefon: '21000000', epost: 'hjelp@demobanken.example' },
  },
};

const CONTACT = ['21 00 00 00', 'hjelp@demobanken.example'];

/** The texts of the buttons and links of a full-screen error. */
async function actionsOf(title: string) {
  await screen.findByRole('heading', { level: 1, name: title });
  const page = within(screen.getByRole('main'));
  const controls = [...page.queryAllByRole('button'), ...page.queryAllByRole('link')];
  return controls.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
}
const renderPart = (part: React.ReactNode, address = '/') =>
  renderInPortal(part, { config: CONFIG, leave: vi.fn(), address });

describe('a full-screen error', () => {
  test('offers a retry, contact and a link to the overview when a page crashed', async () => {
    renderPart(<CrashedPage error={new Error()} />, '/tilbud');
    expect(await actionsOf('Oisann, her skjedde det en feil')).toEqual([
      'Prøv igjen',
      ...CONTACT,
      'Til forsikringsoversikten',
    ]);
    expect(screen.getByRole('link', { name: 'Til forsikringsoversikten' })).toHaveAttribute(
      'href',
      '/privat/forsikring',
    );
  });

  test('has no link to the overview when the overview itself crashed', async () => {
    renderPart(<CrashedPage error={new Error()} />);
    expect(await actionsOf('Oisann, her skjedde det en feil')).toEqual(['Prøv igjen', ...CONTACT]);
  });

  test('offers a retry, contact and a link to the overview when the code of a page is missing', async () => {
    renderPart(<CrashedPage error={new MissingCodeError()} />, '/tilbud');
    expect(await actionsOf('Noe har gått galt')).toEqual([
      'Prøv igjen',
      ...CONTACT,
      'Til forsikringsoversikten',
    ]);
  });

  test('offers a retry and contact when the overview is switched off', async () => {
    server.use(...demoHandlers({ customer: 'asta' }));
    server.use(http.get('*/auth/bankkontakt', () => new HttpResponse(null, { status: 204 })));
    renderPart(<LoginGate>the page</LoginGate>);
    expect(await actionsOf('Noe har gått galt')).toEqual(['Prøv igjen', ...CONTACT]);
    expect(screen.queryByText('the page')).not.toBeInTheDocument();
  });

  test.each([
    ['/tilbud', ['Til forsikringsoversikten']],
    ['/', []],
  ])(
    'replaces page %s, with the links %j, when the session cannot be read after a restore',
    async (address, overview) => {
      server.use(...demoHandlers({ customer: 'asta' }));
      server.use(http.get('*/auth/bankkontakt', () => new HttpResponse(null, { status: 204 })));
      renderInPortal(<LoginGate>the page</LoginGate>, {
        config: { ...CONFIG, features: {} },
        leave: vi.fn(),
        address,
      });
      await screen.findByText('the page');
      server.use(...demoHandlers({ faults: 'getSessionStatus=status:503' }));
      for (const name of ['pagehide', 'pageshow']) {
        act(() => {
          window.dispatchEvent(Object.assign(new Event(name), { persisted: true }));
        });
      }
      expect(await actionsOf('Noe har gått galt')).toEqual(['Prøv igjen', ...CONTACT, ...overview]);
      expect(screen.queryByText('the page')).not.toBeInTheDocument();
    },
  );

  test('requests the login again on a retry when the login cannot be shown', async () => {
    server.use(...demoHandlers({ faults: 'getLogin=status:404' }));
    renderPart(<Login />);
    expect(await actionsOf('Noe har gått galt')).toEqual(['Prøv igjen', ...CONTACT]);
    server.use(...demoHandlers());
    const requested = vi.fn();
    server.events.on('request:start', ({ request }) => requested(new URL(request.url).pathname));
    await userEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    await waitFor(() => expect(requested).toHaveBeenCalledWith('/auth/login'));
    server.events.removeAllListeners();
  });

  test('offers a retry, contact and a link to the overview when the portal could not start', async () => {
    render(<StartFailure config={CONFIG} />);
    expect(await actionsOf('Noe har gått galt')).toEqual([
      'Prøv igjen',
      ...CONTACT,
      'Til forsikringsoversikten',
    ]);
    expect(screen.getByRole('banner')).toHaveTextContent('Demobanken');
    const footer = await screen.findByRole('contentinfo');
    expect(footer).toHaveTextContent('Demobanken');
    expect(within(footer).getByRole('link', { name: /^21.00.00.00$/ })).toBeVisible();
    expect(footer).toHaveTextContent('Forsikringsgiver: Fjordtrygd Forsikring AS');
  });

  test('has no link to the overview when the portal could not start on the overview', async () => {
    window.history.replaceState(null, '', '/privat/forsikring/oversikt/');
    onTestFinished(() => window.history.replaceState(null, '', '/'));
    render(<StartFailure config={CONFIG} />);
    expect(await actionsOf('Noe har gått galt')).toEqual(['Prøv igjen', ...CONTACT]);
  });

  test('leads back where there is an earlier page, and loads that', async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { ...window.location, reload });
    onTestFinished(() => void vi.unstubAllGlobals());
    const length = vi.spyOn(window.history, 'length', 'get').mockReturnValue(2);
    onTestFinished(() => length.mockRestore());
    const back = vi.spyOn(window.history, 'back').mockImplementation(() => {
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    onTestFinished(() => back.mockRestore());
    render(<StartFailure config={CONFIG} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Gå tilbake' }));
    expect(back).toHaveBeenCalledOnce();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('offers a retry and contact when the whole portal crashed', async () => {
    window.history.replaceState(null, '', '/privat/forsikring/oversikt/');
    const any = () => {
      throw new Error('An unexpected error');
    };
    const services = createPortalServices({
      config: CONFIG,
      environment: 'Dev',
      leave: createLeave({ assign: vi.fn(), replace: vi.fn() }),
      session: { storage: null, channel: null },
    });
    const tracking = createTracking(CONFIG, 'sb1', 'Dev');
    render(
      <App services={{ ...services, problems: { ...services.problems, any } }} {...tracking} />,
    );
    expect(await actionsOf('Noe har gått galt')).toEqual(['Prøv igjen', ...CONTACT]);
    window.history.replaceState(null, '', '/');
    tracking.tracker.close();
    tracking.consent.close();
  });
});

test('offers a retry and the open pages, but no contact, without a configuration', async () => {
  render(<StartFailure config={undefined} />);
  expect(await actionsOf('Noe har gått galt')).toEqual([
    'Prøv igjen',
    'Gå til forsikringssidene våre',
  ]);
  expect(screen.getByRole('main')).not.toHaveTextContent('Kontakt oss');
  const footer = await screen.findByRole('contentinfo');
  expect(within(footer).getByRole('link', { name: 'Gå til forsikringssidene våre' })).toBeVisible();
  expect(screen.getByRole('banner')).toHaveTextContent('Forsikring');
  expect(document.title).toBe('Noe har gått galt');
});

test('shows the distributor of the host name without a configuration', async () => {
  vi.stubGlobal('location', { ...window.location, hostname: 'www.granbanken.example' });
  onTestFinished(() => void vi.unstubAllGlobals());
  render(<StartFailure config={undefined} />);
  expect(screen.getByRole('banner')).toHaveTextContent('Granbanken');
  expect(await screen.findByRole('contentinfo')).toHaveTextContent('Granbanken');
  expect(document.title).toBe('Noe har gått galt – Granbanken');
});
