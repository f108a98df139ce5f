/** Something happened to the session, in this tab or in another one of this origin. */
export type SessionEvent =
  /** The deadline changed, or was cleared. */
  | { type: 'deadline' }
  /** The customer pressed logout in another tab: hide everything about the customer. */
  | { type: 'logging-out' }
  /** The server has responded to the logout in another tab, or has said that the session is over. */
  | { type: 'logged-out' }
  /** The server refuses the logout, or has not ended the session within a minute after the logout. */
  | { type: 'logout-lost' }
  /** Another tab sees a session with this id, perhaps another customer's. */
  | { type: 'session'; sessionId: string };

/** A message from another tab. */
export type SessionMessage =
  /** `stored` says whether the other tab also wrote the deadline to storage. */
  | { type: 'deadline'; deadlineMs: number; stored?: unknown }
  | { type: 'logging-out'; logout: string }
  | { type: 'logged-out' }
  | { type: 'session'; sessionId: string }
  /** Another tab opened, and does not know of a logout yet. */
  | { type: 'opened' };

/** Parses a message from another tab; undefined when it has another form. */
export function parseSessionMessage(data: unknown): SessionMessage | undefined {
  const { type, deadlineMs, sessionId, stored, logout } = Object(data) as Record<string, unknown>;
  if (type === 'logging-out' && typeof logout === 'string') return { type, logout };
  if (type === 'logged-out' || type === 'opened') return { type };
  if (
    type === 'deadline' &&
    typeof deadlineMs === 'number' &&
    deadlineMs >= 0 &&
    deadlineMs < Infinity
  )
    return { type, deadlineMs, stored };
  if (type === 'session' && typeof sessionId === 'string') return { type, sessionId };
  return undefined;
}
