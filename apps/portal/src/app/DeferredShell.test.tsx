import { useSession } from '@forsikring/api-client/react';
import { demoHandlers } from '@forsikring/demo-api/interceptor';
import { ToastProvider } from '@forsikring/ui-kit';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { useOutcome, useToastQueue, useToasts } from '../platform/toasts/toasts';
import { renderInPortal } from '../testing/renderInPortal';
import { startServer } from '../testing/startServer';
import { CustomerNotifications } from './DeferredShell';

startServer(setupServer(...demoHandlers({ customer: 'kari' })));

let toast: ReturnType<typeof useToasts>;
let status: string;
function Toasts() {
  toast = useToasts();
  ({ status } = useSession());
  return <ToastProvider queue={useToastQueue()} />;
}
/** Renders the bell, the toasts and a page, and waits for the session. */
async function renderShell(page?: ReactNode) {
  renderInPortal(
    <>
      <CustomerNotifications />
      <Toasts />
      {page}
    </>,
  );
  await waitFor(() => expect(status).toBe('logged-in'));
}
const bell = () => screen.queryByRole('button', { name: /^Varsler/ });

test('the bell is shown from the first toast on, also after the toasts were removed', async () => {
  await renderShell();
  expect(bell()).toBeNull();
  act(() => void toast.error('Vi fikk ikke lagret det'));
  await userEvent.click(bell() as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: 'Fjern alle', hidden: true }));
  expect(bell()).toBeVisible();
});

test('the bell does not list a success that the customer saw on the page, but one of a page that was left', async () => {
  let succeed: ReturnType<typeof useOutcome>['succeed'] = async () => {};
  let leave = () => {};
  function Part() {
    ({ succeed } = useOutcome());
    return null;
  }
  function Page() {
    const [left, setLeft] = useState(false);
    leave = () => setLeft(true);
    return left ? null : <Part />;
  }
  await renderShell(<Page />);
  await act(() => succeed('Tilbudet er slettet'));
  expect(screen.getByText('Tilbudet er slettet')).toBeVisible();
  expect(bell()).toBeNull();
  act(() => leave());
  await act(() => succeed('Tilbudet er slettet'));
  expect(bell()).toHaveAccessibleName('Varsler, 1 ny');
});
