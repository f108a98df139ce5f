/** How long the server may take to end a session: twice the time limit of a call. */
export const MAX_LOGOUT_MS = 60_000;

/** What the tabs know of a logout that the server has not confirmed. */
interface Logout {
  /**
   * The logout as tabs share it: when it began, and the checksum of its session. Without a checksum, the logout is of any
   * session.
   */
  value: string;
  atMs: number;
  checksum: string;
}

/** A logout that the server has not confirmed. */
export interface PendingLogout {
  /** Begins the logout of a session in this tab; without an id, of any session. */
  begin(sessionId: string | undefined): void;
  /** Learns of a logout from another tab or from storage, unless that logout has ended. */
  learnOf(value: string): void;
  /** Ends the logout. */
  end(): void;
  /** Counts the logout as lost, before the minute is over. */
  lose(): void;
  /** The value that tells other tabs of the logout; undefined when none is pending. */
  getValue(): string | undefined;
  /** Whether the logout is of this session; without an id, of any. */
  isOf(sessionId: string | undefined): boolean;
  /** Whether the server did not confirm the logout within a minute, or refuses it. */
  isLost(): boolean;
}

/** Creates the state of a logout. Calls `onLost` when the server has not ended the session within a minute. */
export function createPendingLogout(now: () => number, onLost: () => void): PendingLogout {
  let pending: Logout | undefined;
  let lost = false;
  let endedValue: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const end = () => {
    clearTimeout(timer);
    endedValue = pending?.value ?? endedValue;
    pending = undefined;
    lost = false;
  };
  const start = (logout: Logout) => {
    end();
    pending = logout;
    const leftMs = Math.min(logout.atMs + MAX_LOGOUT_MS - now(), MAX_LOGOUT_MS);
    lost = leftMs <= 0;
    if (lost) return;
    timer = setTimeout(lose, leftMs);
  };
  const lose = () => {
    clearTimeout(timer);
    lost = true;
    onLost();
  };

  return {
    begin(sessionId) {
      const checksum = sessionId === undefined ? '' : checksumOf(sessionId);
      start({ value: `${now()} ${checksum}`, atMs: now(), checksum });
    },
    learnOf(value) {
      const [, at, checksum = ''] = /^(\d{1,15}) (\w{0,4})$/.exec(value) ?? [];
      if (at === undefined || value === pending?.value || value === endedValue) return;
      start({ value, atMs: Number(at), checksum });
    },
    end,
    lose,
    getValue: () => pending?.value,
    isOf(sessionId) {
      if (!pending) return false;
      const { checksum } = pending;
      return sessionId === undefined || !checksum || checksum === checksumOf(sessionId);
    },
    isLost: () => lost,
  };
}

/** A checksum that tells two sessions apart, and is too short to find an id from. */
function checksumOf(sessionId: string): string {
  let sum = 1;
  for (const letter of sessionId) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return sum.toString(36);
}
