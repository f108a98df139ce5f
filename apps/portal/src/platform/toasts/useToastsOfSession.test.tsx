import { useLogOut, useSession } from '@forsikring/api-client/react';
import { demoHandlers } from '@forsikring/demo-api/interceptor';
import { createToast, getToastHistory } from '@forsikring/ui-kit';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { renderInPortal } from '../../testing/renderInPortal';
import type { AppConfig } from '../config/AppConfig';
import { toasts } from './toasts';
import { useToastsOfSession } from './useToastsOfSession';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const toast = createToast(toasts);
const shown = () => toasts.getShown().filter(({ leaving }) => !leaving);
const history = () =>
  getToastHistory(toasts)
    .getItems()
    .map(({ content }) => content);

function Portal() {
  useToastsOfSession();
  const { status } = useSession();
  const { logOut } = useLogOut();
  return (
    <button type="button" onClick={() => void logOut('/')}>
      {status}
    </button>
  );
}

test('removes the toasts and the history of a customer who logs out, also toasts that are created afterwards', async () => {
  server.use(...demoHandlers({ customer: 'kari' }));
  const config = { distributor: { shortname: 'sb1' } } as AppConfig;
  renderInPortal(<Portal />, { config, leave: vi.fn() });
  const logOut = await screen.findByRole('button', { name: 'logged-in' });
  for (let count = 1; count <= 7; count += 1) act(() => void toast(`Lagret ${count}`));
  expect(shown()).toHaveLength(5);
  expect(history()).toHaveLength(7);

  await userEvent.click(logOut);
  await screen.findByRole('button', { name: 'loading' });
  expect(shown()).toEqual([]);
  expect(history()).toEqual([]);
  act(() => void toast.success('E-postadressen er lagret'));
  expect(shown()).toEqual([]);
  expect(history()).toEqual([]);
});
