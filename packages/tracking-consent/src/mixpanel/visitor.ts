import { setVisitorCookie, VISITOR_COOKIE } from './deviceStorage';

/** The visitor of this browser, as the cookie stores it. */
export interface Visitor {
  /** Random id, created after opt-in and kept for 365 days. */
  device: string;
  /** The hashed tracking id of the customer who was logged in last. */
  user?: string;
  /** Whether that user's profile has its invented name. */
  named?: boolean;
}

/** Whether `createId` may have created this id. */
export function isRandomId(id: unknown): id is string {
  return typeof id === 'string' && /^[a-z\d]{1,28}$/.test(id);
}

/** Whether `hashTrackingId` may have created this hash. */
export function isHash(user: unknown): user is string {
  return typeof user === 'string' && /^[\da-f]{64}$/.test(user);
}

/** The visitor in the cookie. */
export function readVisitor(): Visitor | undefined {
  try {
    const [, value = ''] = document.cookie.match(`(?:^|; )${VISITOR_COOKIE}=([^;]*)`) ?? [];
    const { device, user, named } = JSON.parse(decodeURIComponent(value));
    if (!isRandomId(device)) return undefined;
    return isHash(user) ? { device, user, named: named === true } : { device };
  } catch {
    // No cookie yet, or a cookie that another script wrote.
    return undefined;
  }
}

/** Stores the visitor for another 365 days. */
export function writeVisitor(visitor: Visitor): void {
  try {
    setVisitorCookie(encodeURIComponent(JSON.stringify(visitor)));
  } catch {
    // A sandboxed frame has no access to cookies: each page counts as a new visitor.
  }
}
