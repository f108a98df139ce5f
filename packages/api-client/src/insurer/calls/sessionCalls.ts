import type { CallHandlers, Visit } from '../CallHandlers';
import type { Sessions } from '../createSessions';
import { ownAddress } from '../ownAddress';

/** The opening hours of the telephone. */
export const openingHours = [
  { dag: 'Mandag–fredag', tid: '08.00–20.00' },
  { dag: 'Lørdag', tid: '10.00–15.00' },
];

const CONTACT = {
  telefon: '21 00 00 00',
  epost: 'kundesenter@demobanken.example',
  domene: 'demobanken.example',
  apningstider: openingHours,
};

function originsOf({ request, origins }: Visit) {
  const { origin } = new URL(request.url);
  return origins ?? { portal: origin, login: origin };
}

/** The calls about the session, the login and the logout. */
export const sessionCalls = (sessions: Sessions) =>
  ({
    getSessionStatus: ({ session }) =>
      session ? { kfpSessionId: session.id, trackingId: `demo-${session.customerId}` } : {},
    getClientContext: ({ customer }) => ({ loginContext: customer.loginContext }),
    getBankContact: ({ contact }) => ({ ...CONTACT, ...contact?.(), navn: 'Kundesenteret' }),
    getLogin: (visit) => {
      const { portal, login } = originsOf(visit);
      const url = new URL('/login', login);
      const goto = new URL(visit.request.url).searchParams.get('goto') ?? undefined;
      url.searchParams.set('goto', ownAddress(goto, portal) ?? portal);
      return { loginUrl: url.href };
    },
    logOut: (visit, { goto }) => {
      sessions.end(visit.session);
      return { logoutUrl: ownAddress(goto, originsOf(visit).portal) ?? '/logget-ut' };
    },
    renewSession: () => undefined,
    getJumpToken: ({ session }) => ({ jumpSst: `jump-${session.id}` }),
  }) satisfies Partial<CallHandlers>;
