import { useSession } from '@forsikring/api-client/react';
import { demoHandlers } from '@forsikring/demo-api/interceptor';
import { Feedback } from '@forsikring/feedback-widget';
import { NotificationHistory, ToastProvider } from '@forsikring/ui-kit';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { useSendFeedback } from '../platform/feedback/useSendFeedback';
import { useToastQueue, useToasts } from '../platform/toasts/toasts';
import { renderInPortal } from '../testing/renderInPortal';
import { startServer } from '../testing/startServer';
import { LoginGate } from './LoginGate';

const server = startServer();
const posted: string[] = [];
server.events.on('request:start', ({ request }) => {
  if (request.method === 'POST') posted.push(new URL(request.url).pathname);
});

let session: ReturnType<typeof useSession>;
let toast: ReturnType<typeof useToasts>;
function Shell() {
  session = useSession();
  const queue = useToastQueue();
  return (
    <>
      <NotificationHistory queue={queue} />
      <ToastProvider queue={queue} />
      <LoginGate>
        <Page />
      </LoginGate>
    </>
  );
}
function Page() {
  toast = useToasts();
  return <Feedback onSubmit={useSendFeedback('OVERSIKT')} />;
}

test('a page, its unsent feedback, its toasts and their history go with the session, and nothing of it is sent', async () => {
  server.use(...demoHandlers({ customer: 'kari' }));
  renderInPortal(<Shell />, { config: { features: {} } });
  await userEvent.click(await screen.findByRole('radio', { name: 'Ganske fornøyd' }));
  await userEvent.type(screen.getByRole('textbox'), 'Hilsen Kari');
  const { sessionId } = session;
  const toastOfKari = toast;
  act(() => void toastOfKari.success('Lagret'));
  expect(screen.getByRole('button', { name: 'Varsler, 1 ny' })).toBeVisible();

  // Another customer has logged in without a message to this tab, e.g. because the device slept.
  server.resetHandlers(...demoHandlers({ customer: 'per' }));
  act(() => session.refresh());
  await vi.waitFor(() => expect(session.sessionId).not.toBe(sessionId));
  act(() => void toastOfKari.success('Lagret sent'));
  expect(session.status).toBe('logged-in');
  expect(screen.getByRole('radio', { name: 'Ganske fornøyd' })).not.toBeChecked();
  expect(screen.queryByDisplayValue('Hilsen Kari')).toBeNull();
  expect(screen.queryByText(/^Lagret/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Varsler' })).toBeVisible();
  expect(posted).toEqual([]);
});
