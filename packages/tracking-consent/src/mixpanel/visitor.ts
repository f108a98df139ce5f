import { setVisitorCookie, VISITOR_COOKIE } from './deviceStorage';

/** Who uses this browser, as far as analytics knows. */
export interface Visitor {
  /** Random, made after opt-in, the same for 365 days. */
  device: string;
  /** The hashed tracking id of who was logged in last. */
  user?: string;
  /** Whether that user's profile has its pseudonym. */
  named?: boolean;
}

/** Whether it is an id that `createId` may have made. */
export function isRandomId(id: unknown): id is string {
  return typeof id === 'string' && /^[a-z\d]{1,28}$/.test(id);
}

/** Whether it is a hash that `hashTrackingId` may have made. */
export function isHash(user: unknown): user is string {
  return typeof user === 'string' && /^[\da-f]{64}$/.test(user);
}

/** The visitor that the cookie holds. */
export function readVisitor(): Visitor | undefined {
  try {
    const [, value = ''] = document.cookie.match(`(?:^|; )${VISITOR_COOKIE}=([^;]*)`) ?? [];
    const { device, user, named } = JSON.parse(decodeURIComponent(value));
    if (!isRandomId(device)) return undefined;
    return isHash(user) ? { device, user, named: named === true } : { device };
  } catch {
    // None yet, or not ours.
    return undefined;
  }
}

/** Keeps the visitor for another 365 days. */
export function writeVisitor(visitor: Visitor): void {
  try {
    setVisitorCookie(encodeURIComponent(JSON.stringify(visitor)));
  } catch {
    // A sandboxed frame has no cookies: each page is then a visitor of its own.
  }
}
