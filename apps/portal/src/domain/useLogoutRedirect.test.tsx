import { useCall, useSession } from '@forsikring/api-client/react';
import { demoHandlers } from '@forsikring/demo-api/interceptor';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { AppConfig } from '../platform/config/AppConfig';
import { renderInPortal } from '../testing/renderInPortal';
import { startServer } from '../testing/startServer';
import { useLogoutRedirect } from './useLogoutRedirect';

const server = startServer();
const gotos: string[] = [];
server.events.on('request:start', async ({ request }) => {
  if (request.url.endsWith('/auth/logout')) gotos.push((await request.clone().json()).goto);
});
afterEach(() => {
  gotos.length = 0;
});

function LogOut() {
  const { logOut } = useLogoutRedirect();
  const { status } = useSession();
  const context = useCall('getClientContext').data;
  return (
    <button type="button" onClick={() => void logOut()}>
      {status} {context?.loginContext}
    </button>
  );
}

type Info = NonNullable<NonNullable<AppConfig['distributor']>['info']>;

async function logOutOf(info: Info, faults?: string) {
  server.use(...demoHandlers({ customer: 'kari', ...(faults && { faults }) }));
  const leave = vi.fn();
  const config = { logoutUrl: '/logget-ut', distributor: { shortname: 'sb1', info } };
  renderInPortal(<LogOut />, { config: config as AppConfig, leave });
  await userEvent.click(await screen.findByRole('button', { name: 'logged-in NETTBANK' }));
  await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce());
  return leave.mock.calls[0]?.[0];
}

const HOME = 'https://bank.example/hjem';
const OUT = 'https://bank.example/ut';
const REFUSED = { nettbankUrl: 'javascript:alert(1)', loggUtUrl: 'https://kari@bank.example/ut' };

test.each<[string, Info, string]>([
  ['the bank home', { nettbankUrl: HOME, loggUtUrl: OUT }, HOME],
  [
    'the logout page when the bank home is refused',
    { nettbankUrl: 'http://bank.example/hjem', loggUtUrl: OUT },
    OUT,
  ],
  ['the logout page when there is no bank home', { loggUtUrl: OUT }, OUT],
  ['our own origin when both are refused', REFUSED, 'http://localhost'],
  ['our own origin when there is neither', {}, 'http://localhost'],
])('sends %s as goto', async (_, info, goto) => {
  await logOutOf(info);
  expect(gotos).toEqual([goto]);
});

test('goes to the configured address when the call fails', async () => {
  expect(await logOutOf({}, 'logOut=status:500')).toBe('http://localhost/logget-ut');
});
