import { demoHandlers } from '@forsikring/demo-api/interceptor';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { FullScreenError } from '../domain/errors/FullScreenError';
import Login from '../features/login/Login';
import type { AppConfig } from '../platform/config/AppConfig';
import { MissingCodeError } from '../platform/lateCode/importPart';
import { createLeave } from '../platform/navigation/createLeave';
import { renderInPortal } from '../testing/renderInPortal';
import { startServer } from '../testing/startServer';
import { App } from './App';
import { CrashedPage } from './AppRoutes';
import { createPortalServices } from './createPortalServices';
import { LoginGate } from './LoginGate';
// Loaded before the tests: on a busy machine, the code of a lazy part may take longer than a query waits.
import './PlainFooter';
import { StartFailure } from './StartFailure';

const server = startServer();
beforeEach(() => {
  // React logs each crash itself.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server.use(...demoHandlers());
});

const CONFIG: AppConfig = {
  features: { 'direkte-innlogging': 'true', 'nysalg-skade': 'false' },
  distributor: {
    name: 'Demobanken',
    insurer: 'Fjordtrygd Forsikring AS',
    kontaktinfo: { telefon: '21000000', epost: 'hjelp@demobanken.example' },
  },
};

const CONTACT = ['21 00 00 00', 'hjelp@demobanken.example'];
const OVERVIEW = 'Til forsikringsoversikten';
const ALL = ['Prøv igjen', 'Gå tilbake', ...CONTACT, OVERVIEW];

/** The texts of the buttons and links of a full-screen error, whose link to the overview is checked. */
async function actionsOf(title: string) {
  await screen.findByRole('heading', { level: 1, name: title });
  const page = within(screen.getByRole('main'));
  expect(page.getByRole('link', { name: OVERVIEW })).toHaveAttribute('href', '/privat/forsikring');
  const controls = [...page.queryAllByRole('button'), ...page.queryAllByRole('link')];
  return controls.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
}
const renderPart = (part: React.ReactNode, address = '/', config = CONFIG) =>
  renderInPortal(part, { config, address });

const logIn = () =>
  server.use(
    http.get('*/auth/bankkontakt', () => new HttpResponse(null, { status: 204 })),
    ...demoHandlers({ customer: 'asta' }),
  );

const renderGate = (faults: string) => {
  server.use(...demoHandlers({ faults }));
  renderPart(<LoginGate>the page</LoginGate>);
};

/** Restores the page from the back/forward cache while the session cannot be read. */
async function restoreWithoutSession(faults: string) {
  logIn();
  renderPart(<LoginGate>the page</LoginGate>, '/', { ...CONFIG, features: {} });
  await screen.findByText('the page');
  server.use(...demoHandlers({ faults }));
  for (const name of ['pagehide', 'pageshow'])
    act(() => void window.dispatchEvent(Object.assign(new Event(name), { persisted: true })));
}

/** Shows the portal, in which nothing can be rendered. */
function renderBrokenPortal() {
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
  render(
    <App
      services={{ ...services, problems: { ...services.problems, any } }}
      tracker={{ track() {}, identify() {} }}
      consent={new Promise(() => {})}
    />,
  );
  onTestFinished(() => window.history.replaceState(null, '', '/'));
}

const FAILED = 'Noe har gått galt';
const CLOSED = 'Tjenesten er utilgjengelig nå';

describe('a full-screen error', () => {
  test.each<[when: string, title: string, show: () => unknown]>([
    [
      'a page crashed',
      'Oisann, her skjedde det en feil',
      () => renderPart(<CrashedPage error={new Error()} />),
    ],
    [
      'the code of a page is missing',
      FAILED,
      () => renderPart(<CrashedPage error={new MissingCodeError()} />),
    ],
    [
      'the session cannot be read after a restore',
      FAILED,
      () => restoreWithoutSession('getSessionStatus=status:500'),
    ],
    ['the portal could not start', FAILED, () => render(<StartFailure config={CONFIG} />)],
    ['the whole portal crashed', FAILED, renderBrokenPortal],
    [
      'the overview is switched off',
      FAILED,
      () => {
        logIn();
        renderPart(<LoginGate>the page</LoginGate>);
      },
    ],
  ])('offers a retry, the ways on and contact when %s', async (_, title, show) => {
    await show();
    expect(await actionsOf(title)).toEqual(ALL);
    expect(screen.queryByText('the page')).not.toBeInTheDocument();
  });

  test.each([
    ['at first', renderGate],
    ['after a restore', restoreWithoutSession],
  ])('says when the service opens if the session is unavailable %s', async (_, show) => {
    await show('getSessionStatus=status:503');
    expect(await actionsOf(CLOSED)).toEqual(['Gå tilbake', ...CONTACT, OVERVIEW]);
    expect(screen.getByText('Prøv igjen etter klokken 06.00')).toBeVisible();
  });

  test('has no way back after a logout', async () => {
    render(<FullScreenError contact={undefined} left />);
    expect(await actionsOf(FAILED)).toEqual(expect.not.arrayContaining(['Gå tilbake']));
  });

  test('requests the login again on a retry when the login cannot be shown', async () => {
    server.use(...demoHandlers({ faults: 'getLogin=status:404' }));
    renderPart(<Login />);
    expect(await actionsOf(FAILED)).toEqual(ALL);
    server.use(...demoHandlers());
    const requested = vi.fn();
    server.events.on('request:start', ({ request }) => requested(new URL(request.url).pathname));
    await userEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    await waitFor(() => expect(requested).toHaveBeenCalledWith('/auth/login'));
  });

  test('loads the page again on a retry when an identity proxy redirects the request of the login', async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { ...window.location, reload });
    server.use(http.get('*/auth/login', () => HttpResponse.redirect('https://login.example/')));
    renderPart(<Login />);
    await userEvent.click(await screen.findByRole('button', { name: 'Prøv igjen' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  test('has the header and footer of the configuration when the portal could not start', async () => {
    render(<StartFailure config={CONFIG} />);
    expect(screen.getByRole('banner')).toHaveTextContent('Demobanken');
    const footer = await screen.findByRole('contentinfo');
    expect(footer).toHaveTextContent('Demobanken');
    expect(within(footer).getByRole('link', { name: /^21.00.00.00$/ })).toBeVisible();
    expect(footer).toHaveTextContent('Forsikringsgiver: Fjordtrygd Forsikring AS');
  });

  test('links back to an earlier page, and loads that page', async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { ...window.location, reload });
    vi.spyOn(window.history, 'length', 'get').mockReturnValue(2);
    const back = vi.spyOn(window.history, 'back').mockImplementation(() => {
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    render(<StartFailure config={CONFIG} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Gå tilbake' }));
    expect(back).toHaveBeenCalledOnce();
    expect(reload).toHaveBeenCalledOnce();
  });
});

test('offers a retry, the ways on and the open pages, but no contact, without a configuration', async () => {
  render(<StartFailure config={undefined} />);
  expect(await actionsOf(FAILED)).toEqual([
    ...['Prøv igjen', 'Gå tilbake', 'Gå til forsikringssidene våre', OVERVIEW],
  ]);
  expect(screen.getByRole('main')).not.toHaveTextContent('Kontakt oss');
  const footer = await screen.findByRole('contentinfo');
  expect(within(footer).getByRole('link', { name: 'Gå til forsikringssidene våre' })).toBeVisible();
  expect(screen.getByRole('banner')).toHaveTextContent('Forsikring');
  expect(document.title).toBe('Noe har gått galt');
});
