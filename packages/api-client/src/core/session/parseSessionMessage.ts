import type { SessionEvent } from './SessionEvent';

/** What another tab says: what happened, and where the deadline was kept. */
export interface SessionMessage {
  event: SessionEvent;
  /** Present with a `deadline` alone. */
  deadlineMs?: number;
  /** Whether storage says so too, to whoever can read it. */
  stored?: unknown;
}

/** Reads a message of another tab; undefined when it has another form. */
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
