import { isTrackingId } from '../delivery/isTrackingId';
import { setVisitorCookie, VISITOR_COOKIE } from './deviceStorage';

/** Who uses this browser, as far as analytics knows. */
export interface Visitor {
  /** Random, made after opt-in, the same for 365 days. */
  device: string;
  /** The tracking id of who was logged in last. */
  user?: string;
  /** Whether that user's profile has its pseudonym. */
  named?: boolean;
}

/** Whether it is an id that `createId` may have made. */
export function isRandomId(id: unknown): id is string {
  return typeof id === 'string' && /^[a-z\d]{1,28}$/.test(id);
}

/** The visitor that the cookie knows. */
export function readVisitor(): Visitor | undefined {
  try {
    const [, value = ''] = document.cookie.match(`(?:^|; )${VISITOR_COOKIE}=([^;]*)`) ?? [];
    const { device, user, named } = JSON.parse(decodeURIComponent(value));
    if (!isRandomId(device)) return undefined;
    return isTrackingId(user) ? { device, user, named: named === true } : { device };
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
    // A sandboxed frame forbids its cookies: each page is then a visitor of its own.
  }
}
