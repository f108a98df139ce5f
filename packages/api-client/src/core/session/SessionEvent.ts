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
