/** Something happened to the session, here or in another tab of this origin. */
export type SessionEvent =
  | { type: 'deadline' }
  | { type: 'logged-out' }
  /** Another tab knows a session of this id: maybe another customer's. */
  | { type: 'session'; sessionId: string };
