/** The session of a logged-in customer. */
export interface DemoSession {
  id: string;
  customerId: string;
  xsrfToken: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/** The sessions of one demo, in memory. */
export interface Sessions {
  /** How long a session lasts without a call, in seconds. */
  lifetimeSeconds: number;
  start(customerId: string): DemoSession;
  /** Returns the session with this id, unless it has expired. */
  find(id: string | undefined): DemoSession | undefined;
  /** Extends a session by this many seconds from now. */
  renew(session: DemoSession, seconds: number): void;
  end(session: DemoSession): void;
}

/** Creates an empty list of sessions. */
export function createSessions(lifetimeSeconds: number): Sessions {
  const byId = new Map<string, DemoSession>();
  const expiryIn = (seconds: number) => Date.now() + seconds * 1000;

  return {
    lifetimeSeconds,
    start(customerId) {
      const session = {
        id: randomId(),
        customerId,
        xsrfToken: randomId(),
        expiresAt: expiryIn(lifetimeSeconds),
      };
      byId.set(session.id, session);
      return session;
    },
    find(id) {
      const session = id ? byId.get(id) : undefined;
      if (session && session.expiresAt <= Date.now()) byId.delete(session.id);
      return session && byId.get(session.id);
    },
    renew(session, seconds) {
      session.expiresAt = expiryIn(seconds);
    },
    end(session) {
      byId.delete(session.id);
    },
  };
}

// Web Crypto, because the same code runs in a browser behind the stories.
const randomId = () => crypto.randomUUID();
