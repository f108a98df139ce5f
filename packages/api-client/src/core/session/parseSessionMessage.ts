/** Something happened to the session, in this tab or in another one of this origin. */
export type SessionEvent =
  | { type: 'deadline' }
  /** The customer pressed logout in another tab: hide everything about them. */
  | { type: 'logging-out' }
  /** The logout in another tab is over, whatever the response. */
  | { type: 'logged-out' }
  /** The tab that was logging out closed before it got a response. */
  | { type: 'logout-lost' }
  /** Another tab sees a session with this id, perhaps another customer's. */
  | { type: 'session'; sessionId: string };

/** A message from another tab. */
export interface SessionMessage {
  event: SessionEvent;
  /** Present only with a `deadline`. */
  deadlineMs?: number;
  /** Whether the other tab also wrote the deadline to storage. */
  stored?: unknown;
}

/** Parses a message from another tab; undefined when it has another form. */
export function parseSessionMessage(data: unknown): SessionMessage | undefined {
  const { type, deadlineMs, sessionId, stored } = Object(data) as Record<string, unknown>;
  if (type === 'logging-out' || type === 'logged-out') return { event: { type } };
  if (
    type === 'deadline' &&
    typeof deadlineMs === 'number' &&
    deadlineMs >= 0 &&
    deadlineMs < Infinity
  )
    return { event: { type }, deadlineMs, stored };
  if (type === 'session' && typeof sessionId === 'string') return { event: { type, sessionId } };
  return undefined;
}
