import { useSession } from '@forsikring/api-client/react';
import { demoHandlers } from '@forsikring/demo-api/interceptor';
import { act, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import type { AppConfig } from '../platform/config/AppConfig';
import { renderInPortal } from '../testing/renderInPortal';
import { startServer } from '../testing/startServer';
import { useTimeoutRedirect } from './SessionTimeout';

const server = startServer();
afterEach(() => void vi.useRealTimers());

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

test('goes to the timeout address once after the device slept past the deadline', async () => {
  const { leave } = await loggedIn();
  const wake = () => act(() => void window.dispatchEvent(new Event('focus')));
  vi.useFakeTimers({ toFake: ['Date'] });
  // 15 minutes and a second. No timer runs while a device sleeps.
  vi.setSystemTime(Date.now() + 901_000);
  wake();
  expect(leave).toHaveBeenCalledExactlyOnceWith('http://localhost/logget-ut');
  wake();
  expect(leave).toHaveBeenCalledTimes(1);
});

test('goes to the open pages when no address is configured', async () => {
  const { leave, session } = await loggedIn({});
  act(() => session.setExpiry(0));
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(leave).toHaveBeenCalledExactlyOnceWith('/privat/forsikring/skade');
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

test('does not leave the page for the deadline of an earlier session', async () => {
  server.use(http.get('*/auth/session-status', () => HttpResponse.json({ kfpSessionId: 'new' })));
  const leave = vi.fn();
  const session = renderInPortal(<Status />, { leave });
  session.setExpiry(0);
  await screen.findByText('logged-in');
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(leave).not.toHaveBeenCalled();
  expect(session.getDeadlineMs()).toBeUndefined();
});
