import { createApiClient, createSharedSession } from '@forsikring/api-client';
import { type Calls, calls, type NamedCall } from '@forsikring/api-client/contract';
import * as hooks from '@forsikring/api-client/react';
import { act, configure, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePorts } from '../../../../scripts/freePorts';
import { startDemoServer } from '../startDemoServer';
import { fetchWithFault, outcomeOf, TESTED_FAULTS } from './faults';
import { logIn } from './logIn';

const [port = 0, loginPort = 0] = await freePorts(2);
const ORIGIN = `http://127.0.0.1:${port}`;
// A hundredth of the production values; longer for faults that get a response, because machines may be busy.
const RETRY_DELAY_MS = 10;
const limitFor = (fault: string) => (fault === 'hang' ? 2_000 : 10_000);

let stop = async () => {};
const unhandled: unknown[] = [];
const recordUnhandled = (reason: unknown) => void unhandled.push(reason);
beforeAll(async () => {
  configure({ asyncUtilTimeout: 30_000 });
  process.on('unhandledRejection', recordUnhandled);
  stop = await startDemoServer({ port, loginPort });
});
afterAll(async () => {
  process.off('unhandledRejection', recordUnhandled);
  configure({ asyncUtilTimeout: 5_000 });
  await stop();
});

/** Opens a tab of a customer in which one call fails, and records that call. */
async function openTab(fault: string, broken: NamedCall, customer: string) {
  const cookies = await logIn(`http://127.0.0.1:${loginPort}`, customer);
  const path = new RegExp(`^${broken.path.replace(/\{\w+\}/g, '[^/]+')}$`);
  const seen = { attempts: 0, unauthorized: [] as string[] };
  const client = createApiClient({
    apiHost: ORIGIN,
    origin: ORIGIN,
    timeoutMs: limitFor(fault),
    retryDelayMs: RETRY_DELAY_MS,
    readCookies: () => cookies,
    onUnauthorized: (kind) => seen.unauthorized.push(kind),
    fetch: (input, init) => {
      const isBroken = init?.method === broken.method && path.test(new URL(String(input)).pathname);
      if (isBroken) seen.attempts += 1;
      return fetchWithFault(isBroken ? fault : undefined, cookies, input, init);
    },
  });
  const sharedSession = createSharedSession({ storage: null, channel: null });
  const Provider = ({ children }: { children: ReactNode }) => (
    <hooks.ApiProvider
      client={client}
      sharedSession={sharedSession}
      partners={{ registers: ['2050'] }}
    >
      {children}
    </hooks.ApiProvider>
  );
  return { seen, Provider };
}

/** The redirects that a call with this status causes. */
function redirectsOf(status: number | undefined, call: NamedCall): string[] {
  const kind = call.whenUnauthorized ?? 'redirect';
  return (status === 401 || status === 403) && kind !== 'nothing' ? [kind] : [];
}

interface State {
  data?: unknown;
  error?: unknown;
  loading: boolean;
}
interface ReadCase {
  hook: string;
  broken: keyof Calls;
  use: () => State;
  customer?: string;
  /** What the hook returns without the call, when that is not an error. */
  fallback?: object;
}

const agreements = () => hooks.useAgreements({ distributor: 'sb1' });
const messages = () => hooks.useUnreadMessages({ distributor: 'sb1' });
const partner = () => {
  const { isPartner, failed, ...rest } = hooks.usePartnerCustomer('sb1');
  return { data: { isPartner, failed }, ...rest };
};
const session = () => {
  const { status } = hooks.useSession();
  return { data: { status }, loading: status === 'loading' };
};
const jump = () => {
  const { token, ...rest } = hooks.useJumpToken();
  return { data: token, ...rest };
};
const read = (hook: string, broken: keyof Calls, use: () => State, more = {}): ReadCase => ({
  hook,
  broken,
  use,
  ...more,
});

/** The hooks that need arguments, make several calls, or fall back to other data. */
const SPECIAL_READS: ReadCase[] = [
  read('useSession', 'getSessionStatus', session, { fallback: { status: 'logged-out' } }),
  read('useLogin', 'getLogin', () => hooks.useLogin('/')),
  read('useUnreadMessages', 'getUnreadMessages', messages),
  read('useUnreadMessages', 'getPartnerMessages', messages, { customer: 'per' }),
  read('useAgreements', 'getAgreements', agreements),
  read('useAgreements', 'getPartnerAgreements', agreements, {
    customer: 'per',
    fallback: { systemSourceError: true },
  }),
  read('useAgreements', 'getLegacyCustomer', agreements, { fallback: { systemSourceError: true } }),
  read('usePartnerCustomer', 'getLegacyCustomer', partner, { fallback: { failed: true } }),
  read('useLegacyCustomer', 'getLegacyCustomer', hooks.useLegacyCustomer),
  read('useAddresses', 'getCustomer', hooks.useAddresses),
  read('useConsentTexts', 'getCustomer', hooks.useConsentTexts),
  read('useCustomer', 'getCustomer', hooks.useCustomer),
  read('useJumpToken', 'getJumpToken', jump),
];

/** Every other read of the contract. */
const PLAIN_READS = Object.values(calls)
  .filter(({ method, name }) => method === 'GET' && !SPECIAL_READS.some((r) => r.broken === name))
  .map(({ name }) =>
    read('useCall', name as keyof Calls, () => hooks.useCall(name as hooks.ReadName)),
  );

// `per` has a partner bank; the other reads use an ordinary customer.
const READS = [...SPECIAL_READS, ...PLAIN_READS];

test('every read of the contract has a hook with its name', () => {
  expect(PLAIN_READS.filter(({ use }) => typeof use !== 'function')).toEqual([]);
});

test.each(TESTED_FAULTS)('every read hook ends with data or an error under %s', async (fault) => {
  unhandled.length = 0;
  const openCase = async (each: ReadCase) => {
    const { seen, Provider } = await openTab(fault, calls[each.broken], each.customer ?? 'kari');
    const use = () => ({ ...each.use(), status: hooks.useSession().status });
    return { ...each, seen, ...renderHook(use, { wrapper: Provider }) };
  };
  const tabs = await Promise.all(READS.map(openCase));
  const loading = () =>
    tabs.filter(({ result: { current }, broken, seen }) => {
      const ended = current.data !== undefined || current.error !== undefined;
      // A hook may show data before one of its calls has failed for the last time.
      const retrying = seen.attempts < outcomeOf(fault, calls[broken]).attempts;
      return current.status === 'loading' || current.loading || !ended || retrying;
    });
  await waitFor(() => expect(loading().map(({ hook, broken }) => `${hook} ${broken}`)).toEqual([]));

  for (const { hook, broken, fallback, seen, result, unmount } of tabs) {
    const label = `${hook} ${broken}`;
    const expected = outcomeOf(fault, calls[broken]);
    const { data, error } = result.current;
    expect(seen.attempts, label).toBe(expected.attempts);
    expect(seen.unauthorized, label).toEqual(redirectsOf(expected.status, calls[broken]));
    if (expected.error === undefined || fallback) expect(error, label).toBeUndefined();
    else expect(error, label).toMatchObject({ name: expected.error, request: { call: broken } });
    if (expected.error === undefined) expect(data, label).toBeDefined();
    else if (fallback)
      await waitFor(() => expect(result.current.data, label).toMatchObject(fallback));
    unmount();
  }
  expect(unhandled).toEqual([]);
});

interface WriteCase {
  hook: string;
  broken: keyof Calls;
  customer?: string;
  use: () => {
    /** Whether the page has loaded what the customer changes. */
    ready: boolean;
    shown: unknown;
    busy: boolean;
    write: () => Promise<unknown>;
  };
  before: unknown;
  after: unknown;
  /** Whether the hook reads again after the write, and then shows the server's value. */
  readAgain?: boolean;
}

/** The faults that respond with success and do nothing. */
const NO_OP_FAULTS = ['no-content', 'html', 'empty', 'broken-json'];

const contact = (which: 'email' | 'mobile', value: string) => () => {
  const { editable, saveEmail, saveMobile, ...shown } = hooks.useContact();
  const { save, saving } = which === 'email' ? saveEmail : saveMobile;
  return { ready: editable, shown: shown[which], busy: saving, write: () => save(value) };
};
const consent = (which: 'marketingConsent' | 'crossDomainConsent') => () => {
  const { approved, save, saving } = hooks.useConsent(which);
  return { ready: approved !== undefined, shown: approved, busy: saving, write: () => save(true) };
};

const WRITES: WriteCase[] = [
  {
    hook: 'useContact, e-mail',
    broken: 'updateContact',
    use: contact('email', 'ny@eksempel.no'),
    before: 'kari@eksempel.no',
    after: 'ny@eksempel.no',
  },
  {
    hook: 'useContact, mobile',
    broken: 'updateContact',
    use: contact('mobile', '90000000'),
    before: '40000000',
    after: '90000000',
  },
  {
    hook: 'useContact, e-mail in the older register',
    broken: 'updateLegacyContact',
    customer: 'nils',
    use: contact('email', 'ny@eksempel.no'),
    before: 'nils@eksempel.no',
    after: 'ny@eksempel.no',
  },
  {
    hook: 'useConsent, marketing',
    broken: 'updateConsent',
    use: consent('marketingConsent'),
    before: false,
    after: true,
  },
  {
    hook: 'useConsent, across services',
    broken: 'updateConsent',
    use: consent('crossDomainConsent'),
    before: false,
    after: true,
  },
  {
    hook: 'useSetReservation',
    broken: 'setReservation',
    use: () => {
      const shown = hooks.useReservation().data?.harReservasjon;
      const { run, running } = hooks.useSetReservation();
      return { ready: shown !== undefined, shown, busy: running, write: () => run(true) };
    },
    readAgain: true,
    before: false,
    after: true,
  },
  {
    hook: 'useRefreshAddress',
    broken: 'refreshAddress',
    use: () => {
      const shown = hooks.useAddresses().data?.kundeadresser[0]?.gatenavn;
      const { run, running } = hooks.useRefreshAddress();
      return { ready: shown !== undefined, shown, busy: running, write: run };
    },
    readAgain: true,
    before: 'Furuveien',
    after: 'Registerveien',
  },
  {
    hook: 'useDeleteOffer',
    broken: 'deleteOffer',
    use: () => {
      const offers = hooks.useOffers().data?.tilbud;
      const { run, running } = hooks.useDeleteOffer();
      return {
        ready: offers !== undefined,
        shown: offers?.some(({ policyNumber }) => policyNumber === '4400106'),
        busy: running,
        write: () => run('4400106'),
      };
    },
    readAgain: true,
    before: true,
    after: false,
  },
];

test.each(TESTED_FAULTS)(
  'every write hook settles and shows the correct value under %s',
  async (fault) => {
    unhandled.length = 0;
    await fetch(`${ORIGIN}/demo/reset`, { method: 'POST', redirect: 'manual' });
    const openCase = async (each: WriteCase) => {
      const { seen, Provider } = await openTab(fault, calls[each.broken], each.customer ?? 'kari');
      return { ...each, seen, ...renderHook(each.use, { wrapper: Provider }) };
    };
    const tabs = await Promise.all(WRITES.map(openCase));
    const notReady = () => tabs.filter(({ result }) => !result.current.ready);
    await waitFor(() => expect(notReady().map(({ hook }) => hook)).toEqual([]));
    for (const { hook, result, before } of tabs) expect(result.current.shown, hook).toBe(before);

    let failures: unknown[] = [];
    await act(async () => {
      const ends = tabs.map(({ result }) =>
        result.current.write().then(
          () => undefined,
          (e) => e,
        ),
      );
      failures = await Promise.all(ends);
    });
    for (const [
      index,
      { hook, broken, before, after, readAgain, seen, result, unmount },
    ] of tabs.entries()) {
      const expected = outcomeOf(fault, calls[broken]);
      expect(seen.attempts, hook).toBe(1);
      expect(seen.unauthorized, hook).toEqual(redirectsOf(expected.status, calls[broken]));
      if (expected.error === undefined) expect(failures[index], hook).toBeUndefined();
      else expect(failures[index], hook).toMatchObject({ name: expected.error });
      const wasDone = expected.error === undefined && !(readAgain && NO_OP_FAULTS.includes(fault));
      await waitFor(() => expect(result.current.shown, hook).toBe(wasDone ? after : before));
      expect(result.current.busy, hook).toBe(false);
      unmount();
    }
    expect(unhandled).toEqual([]);
  },
);

test("a field shows the server's value after its response was lost", async () => {
  unhandled.length = 0;
  await fetch(`${ORIGIN}/demo/reset`, { method: 'POST', redirect: 'manual' });
  const fields = WRITES.filter(({ hook }) => !/Refresh|Delete/.test(hook));
  for (const { hook, broken, customer = 'kari', use, before, after } of fields) {
    const { seen, Provider } = await openTab('lose-response', calls[broken], customer);
    const { result, unmount } = renderHook(use, { wrapper: Provider });
    await waitFor(() => expect(result.current).toMatchObject({ ready: true, shown: before }));
    await act(async () => void (await result.current.write()));
    expect(result.current, hook).toMatchObject({ shown: after, busy: false });
    expect(seen.attempts, hook).toBe(1);
    unmount();
  }
  expect(unhandled).toEqual([]);
});

test.each(TESTED_FAULTS)('useLogOut resolves under %s', async (fault) => {
  unhandled.length = 0;
  const { seen, Provider } = await openTab(fault, calls.logOut, 'kari');
  const use = () => ({ ...hooks.useLogOut(), customer: hooks.useCustomer().data });
  const { result, unmount } = renderHook(use, { wrapper: Provider });
  await waitFor(() => expect(result.current.customer).toBeDefined());
  let logoutUrl: string | undefined;
  await act(async () => {
    logoutUrl = await result.current.logOut(`${ORIGIN}/demo/nettbank`);
  });
  expect(logoutUrl !== undefined).toBe(outcomeOf(fault, calls.logOut).error === undefined);
  expect(result.current).toMatchObject({ customer: undefined, loggingOut: false });
  expect(seen).toEqual({ attempts: 1, unauthorized: [] });
  unmount();
  expect(unhandled).toEqual([]);
});
