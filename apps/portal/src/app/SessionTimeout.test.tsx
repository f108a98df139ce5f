import { useSession } from '@forsikring/api-client/react';
import { demoHandlers } from '@forsikring/demo-api/interceptor';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AppConfig } from '../platform/config/AppConfig';
import { renderInPortal } from '../testing/renderInPortal';
import { startServer } from '../testing/startServer';
import { useTimeoutRedirect } from './SessionTimeout';

const server = startServer();

function Status() {
  useTimeoutRedirect();
  return <p>{useSession().status}</p>;
}

async function loggedIn(config: AppConfig = { timeoutUrl: '/logget-ut' }) {
  server.use(...demoHandlers({ customer: 'kari' }));
  const leave = vi.fn();
  const session = renderInPortal(<Status />, { config, leave });
  await screen.findByText('logged-in');
  return { leave, session };
}

/** Restores the page from the back/forward cache. */
function restore() {
  const event = new Event('pageshow');
  Object.defineProperty(event, 'persisted', { value: true });
  window.dispatchEvent(event);
}

test.each([
  ['the timeout address', { timeoutUrl: '/logget-ut' }, 'http://localhost/logget-ut'],
  ['the open pages without an address', {}, '/privat/forsikring/skade'],
])('goes to %s when the session has ended', async (_, config, address) => {
  const { leave, session } = await loggedIn(config);
  act(() => session.setExpiry(0));
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(leave).toHaveBeenCalledExactlyOnceWith(address);
});

test('reads the session again when the page is restored after it left for the timeout address', async () => {
  const { session } = await loggedIn();
  act(() => session.setExpiry(0));
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByText('loading')).toBeVisible();
  server.use(...demoHandlers());
  act(restore);
  expect(await screen.findByText('logged-out')).toBeVisible();
});

test('keeps the deadline of other tabs when it cannot read the session', async () => {
  server.use(...demoHandlers({ customer: 'kari', faults: 'getSessionStatus=status:404' }));
  const session = renderInPortal(<Status />);
  session.setExpiry(30);
  await screen.findByText('logged-out');
  expect(session.getDeadlineMs()).toBeGreaterThan(Date.now());
});
