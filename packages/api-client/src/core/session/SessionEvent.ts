/** Something happened to the session, here or in another tab of this origin. */
export type SessionEvent =
  | { type: 'deadline' }
  /** The customer pressed logout in another tab: nothing of theirs may be shown any more. */
  | { type: 'logging-out' }
  /** The logout in another tab is over, whatever the server answered. */
  | { type: 'logged-out' }
  /** The tab that was logging out is gone before it had an answer. */
  | { type: 'logout-lost' }
  /** Another tab knows a session of this id: maybe another customer's. */
  | { type: 'session'; sessionId: string };
