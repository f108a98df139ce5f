import { useSession } from '@forsikring/api-client/react';
import { demoHandlers } from '@forsikring/demo-api/interceptor';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { renderInPortal } from '../testing/renderInPortal';
import { startServer } from '../testing/startServer';
import { Tracked } from './Tracked';

const server = startServer();
const WITHOUT_ID = http.get('*/session-status', () =>
  HttpResponse.json({ kfpSessionId: 'another' }),
);

function LogOut() {
  const { status, clear } = useSession();
  return (
    <button type="button" onClick={clear}>
      {status}
    </button>
  );
}

/** Logs Kari in, renders the portal's tracking, and returns the tracking ids that the tracker receives. */
async function openAsKari() {
  const ids: (string | undefined)[] = [];
  const tracker = { track() {}, identify: (id?: string) => void ids.push(id) };
  server.use(...demoHandlers({ customer: 'kari' }));
  renderInPortal(
    <Tracked tracker={tracker}>
      <LogOut />
    </Tracked>,
  );
  await screen.findByText('logged-in');
  return ids;
}

/** Restores the page from the back/forward cache. Its session now belongs to another customer. */
async function logInAnother() {
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
  await screen.findByText('logged-in');
}

test('identifies a customer until another one logs in', async () => {
  const ids = await openAsKari();
  server.use(...demoHandlers({ customer: 'leif' }));
  await logInAnother();
  expect(ids).toEqual([undefined, 'demo-kari', undefined, 'demo-leif']);
});

test('passes an empty tracking id for a customer without one, and no id after a logout', async () => {
  const ids = await openAsKari();
  server.use(WITHOUT_ID);
  await logInAnother();
  await userEvent.click(screen.getByRole('button'));
  expect(ids).toEqual([undefined, 'demo-kari', undefined, '', undefined]);
});
